import { counted } from '../../text/formatCount.ts';
import { productHazards } from '../productHazards.ts';
import { changedFields, productFieldLabels } from './productChanges.ts';
import type { ProductField, ProductFields } from './productFields.ts';
import type { ProductImpact } from './productImpact.ts';

/** A change of a product that is looked at before it is made. */
export interface LookedAtChange {
  readonly before: ProductFields;
  readonly after: Partial<ProductFields>;
  readonly impact: ProductImpact;
}

/** Returns a sentence with the number of what it is about; none if that is 0. */
function ifAny(amount: number, one: string, many: string): readonly string[] {
  return amount === 0 ? [] : [counted(amount, one, many)];
}

/** Fields that pages of the shop show. */
const shown: ReadonlySet<ProductField> = new Set<ProductField>([
  'code',
  'name',
  'description',
  'information',
  'type',
  'vatPercent',
  'prescriptionLimit',
  'image',
]);

/** Fields that decide what a cart costs and may hold. */
const priced: ReadonlySet<ProductField> = new Set<ProductField>([
  'type',
  'vatPercent',
  'prescriptionLimit',
]);

/**
 * Says what a change of a product does elsewhere: on the shop's pages, in carts, promotions, lists and requests, for
 * whoever packs it, and for orders and prescriptions, which keep what they were sold as. Says nothing of a change that
 * changes nothing.
 */
export function productEffects({ before, after, impact }: LookedAtChange): readonly string[] {
  const changed = changedFields(before, after);
  if (changed.length === 0) return [];
  const isOnSale = after.isOnSale ?? before.isOnSale;
  const next = { ...before, ...after };
  return [
    ...ofSale(before.isOnSale, isOnSale, impact),
    ...(isOnSale && before.isOnSale ? ofPages(changed) : []),
    ...(isOnSale && changed.some((field) => priced.has(field)) ? ofCarts(impact) : []),
    ...(changed.includes('minimumStock')
      ? [`The shop says out of stock at ${counted(next.minimumStock, 'pack')} or fewer.`]
      : []),
    ...(changed.includes('isColdChain')
      ? [
          next.isColdChain
            ? 'Orders with it need a delivery that keeps them cold from now on.'
            : 'Orders with it may go by any delivery from now on.',
        ]
      : []),
    ...(changed.includes('hazards') ? [ofHazards(next)] : []),
    ...(changed.includes('code')
      ? ['Quick order, deliveries and price lists find it by the new code only.']
      : []),
    ...ifAny(
      impact.orders,
      'order that waits keeps what it was sold as.',
      'orders that wait keep what they were sold as.',
    ),
    ...ifAny(
      impact.prescriptions,
      'prescription that waits for its signature keeps what was asked for.',
      'prescriptions that wait for their signature keep what was asked for.',
    ),
    ...(changed.includes('code') || !isOnSale
      ? ifAny(
          impact.purchaseOrders,
          'purchase order is to bring it.',
          'purchase orders are to bring it.',
        )
      : []),
  ];
}

function ofSale(wasOnSale: boolean, isOnSale: boolean, impact: ProductImpact): readonly string[] {
  if (wasOnSale === isOnSale) {
    return isOnSale ? [] : ['It is off sale, so the shop shows nothing of this yet.'];
  }
  if (isOnSale) return ['Its page, the lists and the search of the shop show it within a second.'];
  return [
    'Its page, the lists and the search of the shop do not show it any more, within a second.',
    ...ifAny(
      impact.carts,
      'cart loses it; its buyer is told.',
      'carts lose it; their buyers are told.',
    ),
    ...ifAny(impact.promotions, 'promotion of it stops with it.', 'promotions of it stop with it.'),
    ...ifAny(
      impact.lists,
      'list of a buyer says that it is not sold.',
      'lists of buyers say that it is not sold.',
    ),
    ...ifAny(
      impact.requests,
      'buyer who asked for a mail when it is back gets none.',
      'buyers who asked for a mail when it is back get none.',
    ),
  ];
}

function ofPages(changed: readonly ProductField[]): readonly string[] {
  const labels = changed.filter((field) => shown.has(field)).map(labelOf);
  const words =
    labels.length === 0 ? [] : [`The shop shows within a second: ${labels.join(', ')}.`];
  return changed.includes('categoryIds')
    ? [...words, 'It moves in the lists of the shop, and the limits of its categories hold.']
    : words;
}

/** Returns the label of a field within a sentence; 'VAT' keeps its capitals. */
const labelOf = (field: ProductField): string =>
  field === 'vatPercent' ? productFieldLabels[field] : productFieldLabels[field].toLowerCase();

function ofCarts({ carts }: ProductImpact): readonly string[] {
  return ifAny(
    carts,
    'cart with it is counted again. An order of what was shown before is refused in words.',
    'carts with it are counted again. An order of what was shown before is refused in words.',
  );
}

function ofHazards({ hazards }: ProductFields): string {
  const names = hazards.map((hazard) => productHazards[hazard].label.toLowerCase()).join(', ');
  return names === ''
    ? 'Whoever packs it sees no hazard any more.'
    : `Whoever packs it sees: ${names}.`;
}
