import { listPrescriptions } from '@formulary/rules/calls/prescriptionCalls';
import type { Order } from '@formulary/rules/orders/order';
import { type Signer, signerFor } from '@formulary/rules/prescriptions/signerFor';
import { useRead } from '../../lib/http/useRead.ts';
import { useProfile } from '../accounts/useProfile.ts';

/** Who signs the prescriptions of an order; nobody before it is known, and where it has none. */
export function useOrderSigner(order: Pick<Order, 'id' | 'hasPrescription'>): Signer | undefined {
  const { data: profile } = useProfile();
  // One prescriber signs all of an order (reading R12).
  const input = { body: { query: { orderId: order.id }, page: { skip: 0, limit: 1 } } };
  const { data } = useRead(listPrescriptions, order.hasPrescription ? input : null, {
    isBackground: true,
  });
  const prescriber = data?.[0]?.prescriber;
  return profile && prescriber && signerFor(prescriber, profile.id);
}
