import type { Selectable } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';

/** Says why an order is flagged for staff: '6 orders to LS14AP in 24 hours'. */
export function flagText({
  kind,
  count,
  postcode,
}: Pick<Selectable<Schema['order_flags']>, 'kind' | 'count' | 'postcode'>): string {
  const what = kind === 'orders-to-postcode' ? 'orders with prescriptions to' : 'patients of';
  return `${count} ${what} ${postcode} in 24 hours`;
}
