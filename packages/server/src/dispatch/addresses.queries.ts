import { type DeliveryDetails, deliveryFields } from '@formulary/rules/addresses/addressFields';
import { addressColumns, addressIfAny, rowOfAddressIfAny } from '../addresses/addressColumns.ts';
import type { Trx } from '../platform/database/Trx.ts';

/** Reads where a locked order goes. */
export async function readShipping(trx: Trx, orderId: number) {
  const row = await trx
    .selectFrom('orders')
    .select(['delivery_option_id', 'has_prescription'])
    .select(addressColumns('shipping_', deliveryFields))
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return {
    deliveryOptionId: row.delivery_option_id,
    hasPrescription: row.has_prescription,
    shipping: addressIfAny('shipping_', deliveryFields, row),
  };
}

/** Writes where a locked order goes. */
export async function writeShipping(
  trx: Trx,
  orderId: number,
  address: DeliveryDetails,
): Promise<void> {
  await trx
    .updateTable('orders')
    .set(rowOfAddressIfAny('shipping_', deliveryFields, address))
    .where('id', '=', orderId)
    .execute();
}
