import type { Cart } from '../../carts/Cart.ts';
import type { Origin } from '../../prescriptions/events/originOf.ts';
import type { PrescriptionDraft } from '../../prescriptions/insertPrescriptions.queries.ts';
import type { Partner } from '../../partners/partnerPeople.queries.ts';
import type { Buyer } from '../../prescriptions/preOrder/preOrder.queries.ts';
import type { ManualItem } from '@formulary/rules/prescriptions/manualPrescription';
import type { CartLine } from '@formulary/rules/carts/cartLine';
import type { Mills } from '@formulary/rules/money/mills';
import type { ShippingDetails } from '@formulary/rules/checkout/shippingRules';
import type { OrderRequest } from '@formulary/rules/orders/orderRequest';
import type { Ledger } from '../../prescriptions/trust/Trust.ts';
import type { LivePolicies } from '../../settings/policies/openPolicies.ts';
import type { OfferedDelivery } from '../openDeliveryOptions.ts';
import type { FlagThresholds } from '../orderSettings.ts';
import type { DeliveryOption } from '@formulary/rules/orders/deliveryOption';
import type { Order, OrderBilling } from '@formulary/rules/orders/order';

/** Contents of an order: a cart with its prescriptions, or items that a prescriber wrote by hand. */
export interface OrderContents {
  /** Undefined for items written by hand: they do not come from the cart. */
  readonly cartVersion: number | undefined;
  readonly lines: readonly CartLine[];
  /** Versions of the products' offers that were compared with what the buyer saw. */
  readonly offerVersions: Cart['offerVersions'];
  readonly manualItems: readonly ManualItem[];
  readonly prescriptions: readonly PrescriptionDraft[];
  /** Undefined for an order without prescriptions. */
  readonly prescriber: Partner | undefined;
  /** The total for the buyer, to the penny. */
  readonly amount: Mills;
}

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
  readonly offeredDelivery: OfferedDelivery;
  /** Terms that the buyer accepts by ordering; without them, those that the shop came with. */
  readonly policies?: Pick<LivePolicies, 'now'> | undefined;
}

/** An order that has passed every rule and is ready to be written. */
export interface OrderDraft extends Omit<OrderContents, 'offerVersions' | 'prescriber'> {
  readonly userId: number;
  readonly placedAt: Date;
  /** Version of the terms that were accepted; undefined for those that the shop came with. */
  readonly termsId?: number | undefined;
  readonly delivery: DeliveryOption;
  /** Undefined for collection (reading R13). */
  readonly shipping: ShippingDetails | undefined;
  /** Billing details at the time of the order. */
  readonly billing: OrderBilling;
  readonly paymentMode: Order['paymentMode'];
  readonly paymentStatus: Order['paymentStatus'];
  readonly state: Order['state'];
  /** When the stock hold ends; undefined when the order awaits no payment. */
  readonly heldUntil: Date | undefined;
  readonly paymentNote: string | undefined;
  readonly note: string | undefined;
}
