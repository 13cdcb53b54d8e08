import { CheckoutSkeleton } from '@formulary/ui/pieces/checkout/CheckoutSkeleton';
import { LazyPart } from '@formulary/ui/primitives/LazyPart';
import { loadPart } from '@formulary/ui/primitives/loadPart';
import { useState } from 'react';
import { logMissingPart } from '../../lib/screen/logMissingPart.ts';
import { loadPatientPicker } from '../prescriptions/loadPatientPicker.ts';
import { CheckoutDesk } from './CheckoutDesk.tsx';
import type { CheckoutPart } from './CheckoutPart.ts';
import type { DeskProps } from './DeskProps.ts';

const nothing = () => Promise.resolve();

/** Of a cart with nothing on prescription. */
const unprescribed: CheckoutPart = {
  context: { hasPrescriptionLines: false, isManual: false },
  prescriptions: [],
  refusals: [],
  isComplete: true,
  signer: undefined,
  settle: nothing,
  readAgain: nothing,
  forget: nothing,
  section: () => ({ content: null, summary: null }),
};

/** Prescriptions bring cards, limits and calls of their own. */
const loadPrescribedDesk = async () => {
  // Asked for at once, so that one does not wait for the other; where it does not come, its field says so.
  loadPatientPicker().catch(logMissingPart);
  return (await loadPart(() => import('./PrescribedDesk.tsx'))).PrescribedDesk;
};

/** The checkout of the cart, with its prescriptions where it holds something on prescription. */
export function CartDesk(props: DeskProps) {
  const isPrescribed = props.lines.some(({ isPrescription }) => isPrescription);
  // Once it was, the desk stays: a line that leaves the cart takes nothing on the screen with it.
  const [wasPrescribed, setWasPrescribed] = useState(isPrescribed);
  if (isPrescribed && !wasPrescribed) setWasPrescribed(true);
  if (!isPrescribed && !wasPrescribed) return <CheckoutDesk {...props} part={unprescribed} />;
  return (
    <LazyPart
      load={loadPrescribedDesk}
      what="the prescriptions of your cart"
      waiting={<CheckoutSkeleton />}
      onFailed={logMissingPart}
    >
      {(PrescribedDesk) => <PrescribedDesk {...props} />}
    </LazyPart>
  );
}
