import type { ShippingDetails } from '@formulary/rules/checkout/shippingRules';
import type { OrderRequest } from '@formulary/rules/orders/orderRequest';
import type { Ledger } from '../prescriptions/trust/Trust.ts';
import type { Origin } from '../prescriptions/events/Origin.ts';
import type { FlagThresholds } from './FlagThresholds.ts';
import type { Buyer } from '../prescriptions/Buyer.ts';

/** A checkout as it arrives; the address has been checked. */
export interface PlaceOrderInput {
  readonly buyer: Buyer;
  /** Where it is asked for from. */
  readonly origin: Omit<Origin, 'userId'>;
  readonly request: OrderRequest;
  readonly shipping: ShippingDetails | undefined;
  /** Until when its stock is held while it waits for its payment (reading R14). */
  readonly heldUntil: Date;
  /** From when on staff look at orders with prescriptions. */
  readonly flags: FlagThresholds;
  /** Made once per checkout and reused on retry. */
  readonly idempotencyKey: string | undefined;
  /** Days that its prescriptions wait for their signatures. */
  readonly daysToSign: number;
  /** The shop's public address, for links in mails. */
  readonly shopUrl: string;
  /** What the events of its prescriptions are recorded with. */
  readonly ledger: Ledger;
}
