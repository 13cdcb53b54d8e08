import { getCart } from '@formulary/rules/calls/cartCalls';
import { listDeliveryOptions } from '@formulary/rules/calls/orderCalls';
import type { CartLine } from '@formulary/rules/carts/cartLine';
import { afterOrder } from '@formulary/rules/checkout/afterOrder';
import { checkoutForm } from '@formulary/rules/checkout/checkoutSections';
import { orderRequestOf } from '@formulary/rules/checkout/orderRequestOf';
import type { SectionWithForm } from '@formulary/rules/checkout/checkoutSections';
import type { AppliedCheckout } from '@formulary/rules/checkout/applyUnsaved';
import type { DeliveryOption } from '@formulary/rules/orders/deliveryOption';
import type { Order } from '@formulary/rules/orders/order';
import type { OrderRequest } from '@formulary/rules/orders/orderRequest';
import type { NavigateFunction } from 'react-router';
import type { ScopedMutator } from 'swr';
import { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import { keys } from '../../lib/http/keys.ts';
import { logProblem } from '@formulary/client/screen/logProblem';
import { paths } from '../../lib/screen/paths.ts';
import type { useUpdateProfile } from '../accounts/useUpdateProfile.ts';
import type { CartWriter } from '../carts/createCartWriter.ts';
import type { useCheckoutDraft } from './checkoutDraft.ts';
import type { OrderedPrescriptions } from './orderedPrescriptions.ts';
import type { PlacedOrder } from './placedOrder.ts';

const REFUSED = 400;
const CONFLICT = 409;
const SIGNED_OUT = [401, 403];

/** Checkout at the moment of placing the order. */
export interface PlacedCheckout {
  readonly lines: readonly CartLine[];
  readonly delivery: DeliveryOption;
  readonly paymentMode: 'card' | 'bankTransfer';
  readonly prescriptions: OrderedPrescriptions;
  /** Saved data and unsaved form values. */
  readonly checkout: AppliedCheckout;
  readonly onProblem: (problem: ApiProblem) => void;
  /** Called when a section holds a value that cannot be sent. */
  readonly onInvalid: (section: SectionWithForm) => void;
}

/** What placing an order acts on. */
export interface CheckoutDependencies {
  readonly draft: Pick<ReturnType<typeof useCheckoutDraft>, 'settle' | 'keyFor' | 'clear'>;
  /** The cart's writer, once loaded. */
  readonly writer: Pick<CartWriter, 'settle' | 'reset'> | undefined;
  readonly mutate: ScopedMutator;
  readonly placeOrder: (request: OrderRequest, idempotencyKey: string) => Promise<Order>;
  readonly updateProfile: ReturnType<typeof useUpdateProfile>;
  readonly navigate: NavigateFunction;
  readonly dismiss: (id: string) => void;
}

/**
 * Places the order after pending changes: cart, prescriptions and unsaved forms. A retry of the same order uses the
 * same idempotency key. Then clears the cart, unless the order took nothing from it. A conflict reads the cart again;
 * typed input stays (spec 4.8, readings R9, R14).
 */
export async function placeCheckout(
  placed: PlacedCheckout,
  tools: CheckoutDependencies,
): Promise<void> {
  await Promise.all([tools.writer?.settle(), placed.prescriptions.settle()]);
  try {
    await send(placed, tools);
  } catch (failure) {
    await refuse(failure, placed, tools);
  }
}

async function send(placed: PlacedCheckout, tools: CheckoutDependencies): Promise<void> {
  if (!(await settleForms(placed, tools))) return;
  const { lines, delivery, paymentMode, prescriptions, checkout } = placed;
  const { draft, mutate, navigate } = tools;
  const { ofCart, manual, signer } = prescriptions;
  const settled = { ...checkout.draft, paymentMode };
  const request = orderRequestOf(settled, lines, delivery, ofCart, manual);
  const order = await tools.placeOrder(request, draft.keyFor(JSON.stringify(request)));
  const { next, clearsCart } = afterOrder(order, { isManual: manual !== undefined });
  const success: PlacedOrder = { id: order.id, number: order.number, signer };
  // The last section's toast would cover the payment page.
  tools.dismiss('checkout');
  // Navigate before clearing, so that no empty checkout shows in between (spec 4.8).
  if (next.show === 'cardPayment') {
    await navigate(paths.payment(order.id), { replace: true, state: { pays: true } });
  } else {
    await navigate(manual ? paths.manualPrescription : paths.checkout, {
      replace: true,
      state: { placed: success },
    });
  }
  draft.clear();
  // A manual prescription takes nothing from the cart (spec 4.8).
  if (!clearsCart) return;
  tools.writer?.reset();
  await mutate(keys.of(getCart, {}), []);
  await prescriptions.forget();
}

/** Saves unsaved form values; returns whether the order can go on. */
async function settleForms(
  { checkout, onInvalid }: PlacedCheckout,
  { updateProfile, draft }: CheckoutDependencies,
): Promise<boolean> {
  const { applied, billing } = checkout;
  if (applied.includes('billing')) {
    try {
      await updateProfile(billing);
    } catch (failure) {
      if (!(failure instanceof ApiProblem) || failure.status !== REFUSED) throw failure;
      onInvalid('billing');
      return false;
    }
  }
  draft.settle(
    checkout.draft,
    applied.map((section) => checkoutForm[section]),
  );
  return true;
}

async function refuse(
  failure: unknown,
  { onProblem, prescriptions }: PlacedCheckout,
  { mutate }: CheckoutDependencies,
) {
  logProblem('The order was not placed', failure);
  if (!(failure instanceof ApiProblem)) throw failure;
  if (SIGNED_OUT.includes(failure.status)) return;
  onProblem(failure);
  if (failure.status !== CONFLICT) return;
  const reads = [getCart, listDeliveryOptions].map((call) => mutate(keys.of(call, {})));
  await Promise.all([...reads, prescriptions.readAgain()]);
}
