import type { ColumnType, Generated } from 'kysely';
import type { DeliveryService } from '@formulary/rules/orders/deliveryOption';
import type { Courier } from '@formulary/rules/orders/orderParcel';
import type { StockCause } from '@formulary/rules/stock/stockCauses';
import type { Order } from '@formulary/rules/orders/order';
import type { deliveryFields, postalFields } from '@formulary/rules/addresses/addressFields';
import type { AddressColumns, NullableAddressColumns } from '../addresses/addressColumns.ts';

interface OrderFlagsTable {
  readonly id: Generated<number>;
  readonly order_id: number;
  readonly kind: 'orders-to-postcode' | 'patients-of-postcode';
  /** Normalised for comparison: capitals, no spaces. */
  readonly postcode: string;
  readonly count: number;
  readonly flagged_at: Date;
  readonly cleared_at: ColumnType<Date | null, null | undefined, Date>;
  readonly cleared_by: ColumnType<string | null, null | undefined, string>;
  readonly note: ColumnType<string | null, null | undefined, string>;
}

declare module '../platform/database/schema.ts' {
  /** The table of migrations/0023_order_flags.sql. */
  interface Schema {
    readonly order_flags: OrderFlagsTable;
  }
}

interface CartsTable {
  readonly user_id: number;
  readonly version: number;
  /** The one prescriber of all prescriptions of the cart. */
  readonly prescriber_id: ColumnType<number | null, number | null | undefined, number | null>;
}

interface CartLinesTable {
  readonly user_id: number;
  readonly product_id: number;
  readonly is_prescription: boolean;
  readonly quantity: number;
  readonly position: Generated<number>;
}

interface DeliveryOptionsTable {
  readonly id: number;
  readonly details: string;
  readonly fee_mills: number;
  readonly position: number;
  readonly is_offered: Generated<boolean>;
  readonly service: Generated<DeliveryService>;
}

interface OrdersTable
  extends
    NullableAddressColumns<'shipping_', typeof deliveryFields>,
    AddressColumns<'billing_', typeof postalFields> {
  readonly id: Generated<number>;
  readonly number: string;
  readonly user_id: number;
  /** Null for a manual order. */
  readonly cart_version: number | null;
  readonly placed_at: Date;
  readonly amount_mills: number;
  readonly delivery_option_id: number;
  readonly delivery_details: string;
  readonly delivery_fee_mills: number;
  readonly billing_company: ColumnType<string | null, string | null | undefined, never>;
  readonly billing_name: string;
  readonly billing_phone: string;
  readonly payment_mode: Order['paymentMode'];
  readonly payment_status: Order['paymentStatus'];
  readonly payment_note: string | null;
  readonly note: string | null;
  readonly has_prescription: boolean;
  readonly has_manual_prescription: Generated<boolean>;
  readonly state: Order['state'];
  /** When the stock hold of an unpaid order ends. */
  readonly held_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** When the buyer was reminded of the payment. */
  readonly reminded_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Since when staff hold it back. */
  readonly on_hold_since: ColumnType<Date | null, Date | null | undefined, Date | null>;
  readonly hold_reason: ColumnType<string | null, string | null | undefined, string | null>;
}

/** An offer that took part in a line's price, with its start and end as ISO instants; money in mills. */
export interface BoughtPromotion {
  readonly quantity: number;
  readonly price: number;
  readonly startsAt: string;
  readonly endsAt: string;
}

interface OrderLinesTable {
  readonly id: Generated<number>;
  readonly order_id: number;
  /** Null for a manual item. */
  readonly product_id: number | null;
  readonly is_prescription: boolean;
  readonly name: string;
  readonly image: string;
  readonly unit_price_mills: number;
  readonly quantity: number;
  /** Packs of a signed prescription that are not supplied any more; not in `quantity`. */
  readonly withdrawn: Generated<number>;
  readonly subtotal_mills: number;
  readonly vat_percent: number;
  readonly vat_mills: number;
  readonly total_mills: number;
  readonly full_price_mills: number;
  /** JSON: written as text, read parsed. */
  readonly promotions: ColumnType<readonly BoughtPromotion[], string, never>;
  /** The place of a manual item in the list, from 1. */
  readonly manual_index: number | null;
  /** When staff set the price of a manual item, which is 0 until then. */
  readonly priced_at: Date | null;
}

interface ParcelsTable {
  readonly id: Generated<number>;
  readonly order_id: number;
  /** Its place among the parcels of the order, from 1. */
  readonly number: number;
  readonly courier: Courier;
  readonly tracking: string | null;
  readonly sent_at: Date;
  readonly event_id: number;
  /** Of a dialog at the desk; null for the command line. */
  readonly request_key: string | null;
  readonly request_hash: Buffer | null;
}

interface ParcelLinesTable {
  readonly parcel_id: number;
  readonly order_id: number;
  readonly order_line_id: number;
  readonly quantity: number;
}

declare module '../platform/database/schema.ts' {
  /** The tables of migrations/0052_parcels.sql. */
  interface Schema {
    readonly parcels: ParcelsTable;
    readonly parcel_lines: ParcelLinesTable;
  }
}

interface StockMovementsTable {
  readonly id: Generated<number>;
  readonly product_id: number;
  readonly cause: StockCause;
  readonly quantity: number;
  readonly order_line_id: number | null;
  readonly moved_at: Date;
  /** Who of the staff moved it; their reason, and the voucher of migrations/0062_stock_documents.sql. */
  readonly staff_id: Generated<number | null>;
  readonly reason: Generated<string | null>;
  readonly delivery_line_id: Generated<number | null>;
  readonly count_line_id: Generated<number | null>;
  readonly reverses_id: Generated<number | null>;
}

interface IdempotencyKeysTable {
  readonly user_id: number;
  readonly route: string;
  readonly key: string;
  readonly request_hash: Buffer;
  /** JSON: written as text, read parsed; null only inside the transaction that claims the key. */
  readonly answer: ColumnType<unknown, null, string>;
  readonly created_at: Date;
}

declare module '../platform/database/schema.ts' {
  /** The tables of migrations/0005_carts_and_orders.sql. */
  interface Schema {
    readonly carts: CartsTable;
    readonly cart_lines: CartLinesTable;
    readonly delivery_options: DeliveryOptionsTable;
    readonly orders: OrdersTable;
    readonly order_lines: OrderLinesTable;
    readonly stock_movements: StockMovementsTable;
    readonly idempotency_keys: IdempotencyKeysTable;
  }
}
