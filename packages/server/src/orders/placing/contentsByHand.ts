import { can, roleOf } from '@formulary/rules/accounts/permissions';
import { checkOrder } from '@formulary/rules/checkout/checkOrder';
import type { DeliveryOption } from '@formulary/rules/orders/deliveryOption';
import type { ManualOrderInput } from '@formulary/rules/orders/orderRequest';
import {
  createManualItem,
  manualPrescriptionRefusals,
} from '@formulary/rules/prescriptions/manualPrescription';
import { messages } from '@formulary/rules/problems/messages';
import { readPatient } from '../../patients/patients.queries.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import type { OrderContents, PlaceOrderInput } from './OrderDraft.ts';

/**
 * Returns the contents of an order that a prescriber wrote by hand for one of their patients (spec 4.8, 5.22). Its
 * items have no price until staff set one, and share one prescription by the buyer. The cart is left alone.
 *
 * Refuses with 'invalid-request' a buyer who cannot prescribe, a request without a key and one with a cart. Also
 * refuses with 'card-refused-for-manual', with the missing fields, and with 'patient-missing' for a patient of another
 * user.
 */
export async function contentsByHand(
  trx: Trx,
  { buyer, request, idempotencyKey }: PlaceOrderInput,
  manual: ManualOrderInput,
  delivery: DeliveryOption,
): Promise<OrderContents> {
  if (request.order.paymentMode === 'card')
    throw new Refused('card-refused-for-manual', {
      errors: { 'order.paymentMode': messages['card-refused-for-manual'] },
    });
  const errors = {
    ...(can(roleOf(buyer), 'writeManualPrescriptions') ? {} : { manual: 'is for prescribers' }),
    ...(Object.keys(request.items).length > 0 ? { items: 'should be empty' } : {}),
    ...(request.prescriptions.length > 0 ? { prescriptions: 'should be empty' } : {}),
    // A cart becomes one order only. Only the key tells a retry of a manual order from a second order.
    ...(idempotencyKey === undefined ? { 'Idempotency-Key': 'should be sent' } : {}),
  };
  if (Object.keys(errors).length > 0) throw new Refused('invalid-request', { errors });

  const [refusal] = manualPrescriptionRefusals(manual);
  if (refusal) throw new Refused(refusal.code, refusal.errors ? { errors: refusal.errors } : {});
  const patient = await readPatient(trx, buyer.userId, manual.patientId ?? 0);
  if (!patient) throw new Refused('patient-missing');
  const manualItems = manual.items.map((item) => Refused.unless(createManualItem(item)));
  const amount = Refused.unless(checkOrder([], delivery, request));
  const items = manualItems.map(({ allocated }, index) => {
    return { productId: null, manualIndex: index + 1, quantity: allocated };
  });
  const prescription = { patientId: patient.id, prescriberId: buyer.userId, isManual: true };
  return {
    cartVersion: undefined,
    lines: [],
    offerVersions: new Map(),
    manualItems,
    prescriptions: [{ ...prescription, limits: [], items }],
    // The buyer, who is asked nothing.
    prescriber: undefined,
    amount,
  };
}
