import type { DeskProduct } from '@formulary/rules/calls/desk/deskCatalogueCalls';
import { productHazards } from '@formulary/rules/catalogue/productHazards';
import { formatMoment } from '@formulary/rules/dates/timeOfDay';
import { formatMoney } from '@formulary/rules/money/formatMoney';
import type { Fact } from '@formulary/ui/primitives/data/FactList';
import { Tag } from '@formulary/ui/primitives/messages/Tag';
import { TextLink } from '@formulary/ui/primitives/navigation/TextLink';
import { sourceLabels } from './productList.ts';

/** Says whether a product is on sale, what whoever packs it has to know, and leads to the shop. */
export function ProductTags({ product }: { readonly product: DeskProduct }) {
  const { isOnSale, isColdChain, hazards } = product.fields;
  return (
    <>
      <Tag tone={isOnSale ? 'success' : 'neutral'}>{isOnSale ? 'On sale' : 'Off sale'}</Tag>
      {isColdChain && <Tag tone="info">Cold chain</Tag>}
      {hazards.map((hazard) => (
        <Tag key={hazard} tone="warning">
          {productHazards[hazard].label}
        </Tag>
      ))}
      {isOnSale && <TextLink href={product.shopHref}>See it in the shop</TextLink>}
    </>
  );
}

const count = (amount: number): string => amount.toLocaleString('en-GB');

/** Returns what staff see of a product and do not change in its form. */
export function factsOf({
  price,
  fields,
  inStock,
  source,
  addedAt,
  impact,
}: DeskProduct): readonly Fact[] {
  return [
    ['Code', fields.code],
    ['Price without VAT', price === 0 ? 'None yet' : formatMoney(price)],
    ['In stock', count(inStock)],
    ['In carts', count(impact.carts)],
    ['In orders that wait', count(impact.orders)],
    ['Promotions', count(impact.promotions)],
    ['On lists', count(impact.lists)],
    ['Source', sourceLabels[source]],
    ['Added', formatMoment(addedAt)],
  ];
}
