import { deliveryFields, postalFields } from '@formulary/rules/addresses/addressFields';
import { addressColumns } from '../addresses/addressColumns.ts';
import { columnNames } from '../platform/database/columnNames.ts';

/** All columns of an order. */
export const orderColumns = columnNames<'orders'>()(
  'id',
  'number',
  'user_id',
  'cart_version',
  'placed_at',
  'amount_mills',
  'delivery_option_id',
  'delivery_details',
  'delivery_fee_mills',
  ...addressColumns('shipping_', deliveryFields),
  'billing_company',
  'billing_name',
  ...addressColumns('billing_', postalFields),
  'billing_phone',
  'payment_mode',
  'payment_status',
  'payment_note',
  'note',
  'has_prescription',
  'has_manual_prescription',
  'state',
  'held_until',
  'reminded_at',
  'on_hold_since',
  'hold_reason',
);

/** All columns of an order's line. */
export const orderLineColumns = columnNames<'order_lines'>()(
  'id',
  'order_id',
  'product_id',
  'is_prescription',
  'name',
  'image',
  'unit_price_mills',
  'quantity',
  'subtotal_mills',
  'vat_percent',
  'vat_mills',
  'total_mills',
  'full_price_mills',
  'promotions',
  'manual_index',
  'priced_at',
  'withdrawn',
);
