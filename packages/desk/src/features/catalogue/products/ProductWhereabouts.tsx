import { counted, formatCount } from '@formulary/rules/text/formatCount';
import type { DeskProduct } from '@formulary/rules/calls/desk/deskCatalogueCalls';
import { formatMoment } from '@formulary/rules/dates/timeOfDay';
import { FactTable } from '@formulary/ui/primitives/data/FactTable';
import { TextLink } from '@formulary/ui/primitives/navigation/TextLink';
import { paths } from '../../../lib/screen/paths.ts';
import { sourceLabels } from './productList.ts';

/** Says how much of a product there is, who holds it, and where it comes from. */
export function ProductWhereabouts({ product }: { readonly product: DeskProduct }) {
  const { fields, inStock, impact, source, addedAt } = product;
  const { promotions } = impact;
  const shownPromotions =
    promotions === 0 ? (
      '0'
    ) : (
      <TextLink href={paths.promotionsOf(fields.code)}>{counted(promotions, 'promotion')}</TextLink>
    );
  return (
    <FactTable
      label="Where it is"
      facts={[
        ['In stock', formatCount(inStock)],
        ['In carts', formatCount(impact.carts)],
        ['In orders that wait', formatCount(impact.orders)],
        ['Promotions', shownPromotions],
        ['On lists', formatCount(impact.lists)],
        ['Source', sourceLabels[source]],
        ['Added', formatMoment(addedAt)],
      ]}
    />
  );
}
