import { partsScreen } from '../../lib/screen/PartsScreen.tsx';
import { paths } from '../../lib/screen/paths.ts';

/** Lays out a screen of the job Stock, below the links to its parts. */
export const StockScreen = partsScreen('Stock', [
  { title: 'Stock', href: paths.stock },
  { title: 'Goods in', href: paths.goodsIn },
  { title: 'Purchase orders', href: paths.purchaseOrders },
  { title: 'Counts', href: paths.counts },
]);
