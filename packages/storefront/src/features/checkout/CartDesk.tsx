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

/** Part of a checkout without prescription items. */
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

/** Lazy: prescriptions need their own cards, limits and calls. */
const loadPrescribedDesk = async () => {
  // Loads in parallel with the desk; on failure the picker's field shows it.
  loadPatientPicker().catch(logMissingPart);
  return (await loadPart(() => import('./PrescribedDesk.tsx'))).PrescribedDesk;
};

/** Shows the checkout of the cart, with its prescriptions if it holds prescription items. */
export function CartDesk(props: DeskProps) {
  const isPrescribed = props.lines.some(({ isPrescription }) => isPrescription);
  // Keeps the desk once it was needed, so that removing a line does not remount the screen.
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
