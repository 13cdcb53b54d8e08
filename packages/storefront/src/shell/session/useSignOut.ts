import { notices } from '@formulary/rules/problems/notices';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { endSession } from '../../features/accounts/signInAndOut.ts';
import { usePrescribeForStore } from '../../features/patients/prescribeForStore.ts';

/** Clears all form drafts, so that the next user cannot see them. */
async function forgetDrafts() {
  const [
    { cartDraft },
    { useProfileDraft },
    { usePatientDraft },
    { useReviewDrafts },
    { useQuickOrderDraft },
  ] = await Promise.all([
    loadLazily(() => import('../../features/checkout/checkoutDraft.ts')),
    loadLazily(() => import('../../features/accounts/profileDraft.ts')),
    loadLazily(() => import('../../features/patients/patientDraft.ts')),
    loadLazily(() => import('../../features/prescriptions/Prescription/reviewDrafts.ts')),
    loadLazily(() => import('../../features/quickOrder/quickOrderDraft.ts')),
  ]);
  cartDraft.getState().clear();
  useProfileDraft.getState().clear();
  usePatientDraft.getState().clear();
  useReviewDrafts.getState().clear();
  useQuickOrderDraft.getState().clear();
}

/** Returns a function that ends the session, clears what was typed and says so (spec 2.28). */
export function useSignOut(): () => void {
  const { notify } = useToasts();
  return () => {
    endSession();
    usePrescribeForStore.getState().stop();
    void forgetDrafts();
    notify({ id: 'session', tone: 'success', message: notices.signedOut });
  };
}
