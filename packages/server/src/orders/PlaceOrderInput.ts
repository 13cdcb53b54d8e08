import type { ShippingDetails } from '@formulary/rules/checkout/shippingRules';
import type { OrderRequest } from '@formulary/rules/orders/orderRequest';
import type { Ledger } from '../prescriptions/trust/Trust.ts';
import type { Origin } from '../prescriptions/events/originOf.ts';
import type { FlagThresholds } from './FlagThresholds.ts';
import type { Buyer } from '../prescriptions/preOrder/preOrder.queries.ts';

/** A submitted checkout; its address has been validated. */
export interface PlaceOrderInput {
  readonly buyer: Buyer;
  /** Client address and user agent. */
  readonly origin: Omit<Origin, 'userId'>;
  readonly request: OrderRequest;
  readonly shipping: ShippingDetails | undefined;
  /** When the stock hold of the unpaid order ends (reading R14). */
  readonly heldUntil: Date;
  /** Thresholds that flag an order with prescriptions for staff. */
  readonly flags: FlagThresholds;
  /** One key per checkout, reused on retry. */
  readonly idempotencyKey: string | undefined;
  /** Days until unsigned prescriptions lapse. */
  readonly daysToSign: number;
  /** The shop's public address, for links in mails. */
  readonly shopUrl: string;
  /** Ledger that records the events of the prescriptions. */
  readonly ledger: Ledger;
}
