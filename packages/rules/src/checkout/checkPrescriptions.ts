import type { AllocationState } from '../allocation/allocationState.ts';
import { orderedPrescriptions } from '../allocation/orderedPrescriptions.ts';
import type { PreOrderPrescription } from '../allocation/preOrderPrescription.ts';
import { prescriptionRefusals } from '../allocation/prescriptionRefusals.ts';
import type { ShownPrescription } from '../orders/orderRequest.ts';
import { changeSentences } from '../problems/orderSentences.ts';
import { type Refusal, refuse } from '../problems/refusal.ts';
import { type Result, accept } from '../problems/result.ts';

/**
 * Returns the prescriptions that go with an order; none if the cart has no prescription lines. Refuses with
 * 'order-changed' if they differ from what the buyer saw (reading R9). Otherwise refuses with the first missing part:
 * 'prescriber-required', 'patient-required' or a refusal of `checkAllocation` (spec 5.22 to 5.24).
 */
export function checkPrescriptions(
  state: AllocationState,
  buyer: { readonly isPrescriber: boolean },
  shown: readonly ShownPrescription[],
): Result<readonly PreOrderPrescription[], Refusal> {
  const isPrescribed = state.lines.some((line) => line.isPrescription && line.quantity > 0);
  const current = isPrescribed ? orderedPrescriptions(state.prescriptions) : [];
  if (keysOf(shown) !== keysOf(current))
    return refuse('order-changed', { prescriptions: changeSentences.prescriptions });
  const [refusal] = isPrescribed ? prescriptionRefusals(state, buyer) : [];
  return refusal ? { ok: false, problem: refusal } : accept(current);
}

/** Returns a key of patients, prescribers and packs, independent of the order of prescriptions and items. */
function keysOf(prescriptions: readonly (ShownPrescription | PreOrderPrescription)[]): string {
  const keys = prescriptions.map(({ id, patientId, prescriberId, items }) => {
    const packs = items.map(({ productId, quantity }) => [productId, quantity] as const);
    return [id, patientId ?? 0, prescriberId ?? 0, packs.toSorted(([a], [b]) => a - b)] as const;
  });
  return JSON.stringify(keys.toSorted(([a], [b]) => a - b));
}
