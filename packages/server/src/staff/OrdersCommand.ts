import type { Mills } from '@formulary/rules/money/mills';
import type { AdvanceState, PendingStep } from '@formulary/rules/orders/orderStates';

/** Pending step of an order, as shown to staff. */
export type OrderWait = PendingStep | 'refund';

interface OfOrder {
  /** Id or number: 31, F-2026-000031. */
  readonly order: string;
}

interface ByStaff extends OfOrder {
  readonly by: string | undefined;
}

/** Staff command about orders. */
export type OrdersCommand =
  | { readonly kind: 'list-orders'; readonly wait: OrderWait | undefined }
  | { readonly kind: 'list-flagged' }
  | ({ readonly kind: 'show-order' } & OfOrder)
  | ({ readonly kind: 'order-paid'; readonly amount: Mills; readonly reference: string } & ByStaff)
  | ({ readonly kind: 'advance-order'; readonly to: AdvanceState } & ByStaff)
  | ({
      readonly kind: 'cancel-order';
      readonly reason: string;
      readonly refundNote: string | undefined;
    } & ByStaff)
  | ({ readonly kind: 'order-refunded'; readonly note: string } & ByStaff)
  | ({ readonly kind: 'unflag-order'; readonly note: string } & ByStaff)
  | ({ readonly kind: 'price-item'; readonly index: number; readonly price: Mills } & ByStaff);
