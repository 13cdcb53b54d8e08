import { counted, formatCount } from '@formulary/rules/text/formatCount';
import type { PriceImpact } from '@formulary/rules/calls/desk/deskPriceCalls';
import { formatMoney } from '@formulary/rules/money/formatMoney';
import { FactList } from '@formulary/ui/primitives/data/FactList';

/** Says what a change does to the carts that hold a product, and to orders. */
export function ImpactFacts({ impact }: { readonly impact: PriceImpact }) {
  const { carts, packs, before, after, waitingOrders } = impact;
  return (
    <FactList
      facts={[
        [
          'Carts that hold it',
          carts === 0 ? 'None' : `${formatCount(carts)}, ${counted(packs, 'pack')}`,
        ],
        [
          'Their lines come to, with VAT',
          carts === 0 ? undefined : `${formatMoney(before)} before, ${formatMoney(after)} after`,
        ],
        [
          'Orders not sent yet',
          waitingOrders === 0
            ? 'None'
            : `${formatCount(waitingOrders)}, unchanged: they keep their price`,
        ],
      ]}
    />
  );
}
