import { listPrescriptions } from '@formulary/rules/calls/prescriptionCalls';
import type { Order } from '@formulary/rules/orders/order';
import { type Signer, signerFor } from '@formulary/rules/prescriptions/signing/signer';
import { useRead } from '../../lib/http/useRead.ts';
import { useProfile } from '../accounts/useProfile.ts';

interface OrderSigner {
  /** Undefined until known, and for an order without prescriptions. */
  readonly signer: Signer | undefined;
  readonly isFailed: boolean;
  readonly isRetrying: boolean;
  readonly retry: () => void;
}

/** Reads who signs the prescriptions of an order. */
export function useOrderSigner(order: Pick<Order, 'id' | 'hasPrescription'>): OrderSigner {
  const profile = useProfile();
  // One prescriber signs all prescriptions of an order (reading R12).
  const input = { body: { query: { orderId: order.id }, page: { skip: 0, limit: 1 } } };
  const prescriptions = useRead(listPrescriptions, order.hasPrescription ? input : null);
  const prescriber = prescriptions.data?.[0]?.prescriber;
  const reads = order.hasPrescription ? [profile, prescriptions] : [];
  const failed = reads.filter(({ data, error }) => error !== undefined && data === undefined);
  return {
    signer: profile.data && prescriber && signerFor(prescriber, profile.data.id),
    isFailed: failed.length > 0,
    isRetrying: failed.some(({ isValidating }) => isValidating),
    retry: () => failed.forEach(({ mutate }) => void mutate()),
  };
}
