import type { Profile } from '@formulary/rules/accounts/profile';
import { notices } from '@formulary/rules/problems/notices';
import { ProfileSidebar } from '@formulary/ui/pieces/chrome/ProfileSidebar';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { endSession } from '../features/accounts/signInAndOut.ts';
import { useProfile } from '../features/accounts/useProfile.ts';
import { usePrescribeForStore } from '../features/patients/prescribeForStore.ts';
import { useOverlays } from './overlays.ts';
import { paths } from '../lib/screen/paths.ts';
import { type PermittedLink, permittedLinks } from './header/permittedLinks.ts';
import { useCloseOnBack } from './useCloseOnBack.ts';

/** Returns the menu's links, those for some users included (spec 2.28). */
function linksOf(profile: Profile | undefined): readonly PermittedLink[] {
  return [
    { label: 'Orders', href: paths.orders(), permission: 'order', isEarly: true },
    { label: 'Quick order', href: paths.quickOrder, permission: 'order', isEarly: true },
    { label: 'Lists', href: paths.lists, permission: 'order', isEarly: true },
    { label: 'Patients', href: paths.patients(), permission: 'managePatients' },
    {
      label: 'Sign Prescriptions',
      href: paths.toSign(profile?.id ?? 0),
      permission: 'signPrescriptions',
    },
    {
      label: 'Manual Prescription',
      href: paths.manualPrescription,
      permission: 'writeManualPrescriptions',
    },
    {
      label: 'Prescription Template',
      href: paths.prescriptionTemplate,
      permission: 'printPrescriptionTemplate',
    },
    { label: 'Account details', href: paths.profile, permission: 'manageAccount', isEarly: true },
  ];
}

/** Clears all form drafts, so that the next user cannot see them. */
async function forgetDrafts() {
  const [
    { cartDraft },
    { useProfileDraft },
    { usePatientDraft },
    { useReviewDrafts },
    { useQuickOrderDraft },
  ] = await Promise.all([
    loadLazily(() => import('../features/checkout/checkoutDraft.ts')),
    loadLazily(() => import('../features/accounts/profileDraft.ts')),
    loadLazily(() => import('../features/patients/patientDraft.ts')),
    loadLazily(() => import('../features/prescriptions/Prescription/reviewDrafts.ts')),
    loadLazily(() => import('../features/quickOrder/quickOrderDraft.ts')),
  ]);
  cartDraft.getState().clear();
  useProfileDraft.getState().clear();
  usePatientDraft.getState().clear();
  useReviewDrafts.getState().clear();
  useQuickOrderDraft.getState().clear();
}

/** Shows the signed-in user's menu; Log Out ends the session and closes it (spec 2.28). */
export function ShopSidebar() {
  const { isSidebarOpen, closeSidebar } = useOverlays();
  const { data: profile, error, isValidating, mutate } = useProfile();
  const { notify } = useToasts();
  useCloseOnBack(closeSidebar);
  const signOut = () => {
    endSession();
    usePrescribeForStore.getState().stop();
    void forgetDrafts();
    notify({ id: 'session', tone: 'success', message: notices.signedOut });
  };
  return (
    <ProfileSidebar
      isOpen={isSidebarOpen}
      onClose={closeSidebar}
      profile={profile}
      onRetry={error ? () => void mutate() : undefined}
      isRetrying={isValidating}
      links={permittedLinks(linksOf(profile), profile)}
      onSignOut={signOut}
    />
  );
}
