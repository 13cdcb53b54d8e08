import type { CartLine } from '@formulary/rules/carts/cartLine';
import type { SectionWithForm } from '@formulary/rules/checkout/sectionWithForm';
import { afterOrder } from '@formulary/rules/checkout/afterOrder';
import { orderRequestOf } from '@formulary/rules/checkout/orderRequestOf';
import type { TakenCheckout } from '@formulary/rules/checkout/takeUnsaved';
import { listDeliveryOptions } from '@formulary/rules/calls/orderCalls';
import { getCart } from '@formulary/rules/calls/cartCalls';
import type { DeliveryOption } from '@formulary/rules/orders/deliveryOption';
import { checkoutForm } from '@formulary/rules/checkout/checkoutForm';
import { useToasts } from '@formulary/ui/primitives/useToasts';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSWRConfig } from 'swr';
import { ApiProblem } from '../../lib/http/ApiProblem.ts';
import { useUpdateProfile } from '../accounts/useUpdateProfile.ts';
import { useCartWriter } from '../carts/CartWriterContext.ts';
import { keys } from '../../lib/http/keys.ts';
import { usePlaceOrder } from './usePlaceOrder.ts';
import { logProblem } from '../../lib/screen/logProblem.ts';
import { paths } from '../../lib/screen/paths.ts';
import { useDraft } from './CheckoutDraftContext.ts';
import type { CheckoutPart } from './CheckoutPart.ts';
import type { PlacedOrder } from './placedOrder.ts';

const REFUSED = 400;
const CONFLICT = 409;
const SIGNED_OUT = [401, 403];

interface Placing {
  readonly lines: readonly CartLine[];
  readonly delivery: DeliveryOption | undefined;
  /** What is prescribed. */
  readonly part: CheckoutPart;
  /** What was settled and what stands in the forms. */
  readonly checkout: TakenCheckout;
  /** Why the order was refused, as long as that is shown. */
  readonly problem: ApiProblem | undefined;
  readonly onProblem: (problem: ApiProblem | undefined) => void;
  /** A section has something in it that cannot go along. */
  readonly onInvalid: (section: SectionWithForm) => void;
}

/**
 * Places the order once, however often it is asked to: a click while one is under way is ignored, and a retry of the same
 * order carries the same key. What stands unsaved in the forms is settled first. A conflict reads the cart again;
 * everything typed stays (readings R9, R14).
 */
export function usePlacing({
  lines,
  delivery,
  part,
  checkout,
  problem,
  onProblem,
  onInvalid,
}: Placing) {
  const navigate = useNavigate();
  const { mutate } = useSWRConfig();
  const writer = useCartWriter();
  const { dismiss } = useToasts();
  const placeOrder = usePlaceOrder();
  const updateProfile = useUpdateProfile();
  const { settle, keyFor, clear } = useDraft();
  const isUnderWay = useRef(false);
  const [isPlacing, setIsPlacing] = useState(false);
  const { prescriptions, manual, signer } = part;
  const { draft, billing, taken, invalid } = checkout;

  const refuse = async (failure: unknown) => {
    logProblem('The order was not placed', failure);
    if (!(failure instanceof ApiProblem)) throw failure;
    if (SIGNED_OUT.includes(failure.status)) return;
    onProblem(failure);
    if (failure.status !== CONFLICT) return;
    const reads = [getCart, listDeliveryOptions].map((call) => mutate(keys.of(call, {})));
    await Promise.all([...reads, part.readAgain()]);
  };

  /** Saves what is still only in the forms; answers whether the order can follow. */
  const settleForms = async () => {
    if (taken.includes('billing')) {
      try {
        await updateProfile(billing);
      } catch (failure) {
        if (!(failure instanceof ApiProblem) || failure.status !== REFUSED) throw failure;
        onInvalid('billing');
        return false;
      }
    }
    settle(
      draft,
      taken.map((section) => checkoutForm[section]),
    );
    return true;
  };

  const send = async (option: DeliveryOption, paymentMode: 'card' | 'bankTransfer') => {
    if (!(await settleForms())) return;
    const settled = { ...draft, paymentMode };
    const request = orderRequestOf(settled, lines, option, prescriptions, manual);
    const order = await placeOrder(request, keyFor(JSON.stringify(request)));
    const { next, clearsCart } = afterOrder(order, { isManual: manual !== undefined });
    const placed: PlacedOrder = { id: order.id, number: order.number, signer };
    // What was said of the last section would lie over how to pay.
    dismiss('checkout');
    // First the good news, then the clearing up: the checkout must not be seen empty on the way (spec 4.8).
    if (next.show === 'cardPayment') {
      await navigate(paths.payment(order.id), { replace: true, state: { pays: true } });
    } else {
      await navigate(manual ? paths.manualPrescription : paths.checkout, {
        replace: true,
        state: { placed },
      });
    }
    clear();
    // What is written by hand took nothing from the cart (spec 4.8).
    if (!clearsCart) return;
    writer?.reset();
    await mutate(keys.of(getCart, {}), []);
    await part.forget();
  };

  const place = async () => {
    if (isUnderWay.current) return;
    if (invalid) {
      onInvalid(invalid);
      return;
    }
    if (!delivery || !draft.paymentMode) return;
    isUnderWay.current = true;
    setIsPlacing(true);
    onProblem(undefined);
    await Promise.all([writer?.settle(), part.settle()]);
    await send(delivery, draft.paymentMode).catch(refuse);
    isUnderWay.current = false;
    setIsPlacing(false);
  };

  const changes = problem?.status === CONFLICT ? problem : undefined;
  return {
    isPlacing,
    place: () => void place(),
    changes,
    /** Anything but a conflict gets a page of its own. */
    failure: changes ? undefined : problem,
    dismiss: () => onProblem(undefined),
  };
}
