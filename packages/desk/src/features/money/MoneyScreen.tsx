import { partsScreen } from '../../lib/screen/PartsScreen.tsx';
import { paths } from '../../lib/screen/paths.ts';

/** Lays out a screen of the job Money, below the links to its parts. */
export const MoneyScreen = partsScreen('Money', [
  { title: 'Bank statements', href: paths.money },
  { title: 'Prices to set', href: paths.prices },
  { title: 'Refunds to pay', href: paths.refunds },
  { title: 'Invoices', href: paths.invoices },
]);
