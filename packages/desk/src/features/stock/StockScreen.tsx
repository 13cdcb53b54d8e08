import type { Elements } from '@formulary/ui/primitives/elements';
import type { ReactNode } from 'react';
import { PartsScreen } from '../../lib/screen/PartsScreen.tsx';
import { paths } from '../../lib/screen/paths.ts';

const parts = [
  { title: 'Stock', href: paths.stock, key: '1' },
  { title: 'Goods in', href: paths.goodsIn, key: '2' },
  { title: 'Purchase orders', href: paths.purchaseOrders, key: '3' },
  { title: 'Counts', href: paths.counts, key: '4' },
] as const;

interface StockScreenProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly actions?: Elements | undefined;
  readonly children: Elements;
}

/** Lays out a screen of the job Stock, below the links to its parts, which the keys 1 to 4 open too. */
export function StockScreen(props: StockScreenProps) {
  return <PartsScreen job="Stock" parts={parts} {...props} />;
}
