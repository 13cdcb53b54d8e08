import type { Elements } from '@formulary/ui/primitives/elements';
import type { ReactNode } from 'react';
import { PartsScreen } from '../../lib/screen/PartsScreen.tsx';
import { paths } from '../../lib/screen/paths.ts';

const parts = [
  { title: 'Bank statements', href: paths.money, key: '1' },
  { title: 'Prices to set', href: paths.prices, key: '2' },
  { title: 'Refunds to pay', href: paths.refunds, key: '3' },
  { title: 'Invoices', href: paths.invoices, key: '4' },
] as const;

interface MoneyScreenProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly actions?: Elements | undefined;
  readonly children: Elements;
}

/** Lays out a screen of the job Money, below the links to its parts, which the keys 1 to 4 open too. */
export function MoneyScreen(props: MoneyScreenProps) {
  return <PartsScreen job="Money" parts={parts} {...props} />;
}
