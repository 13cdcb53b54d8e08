import { notices } from '@formulary/rules/problems/notices';
import { ProfileSidebar } from '@formulary/ui/pieces/chrome/ProfileSidebar';
import { useToasts } from '@formulary/ui/primitives/useToasts';
import { endSession } from '../api/account/endSession.ts';
import { useProfile } from '../api/account/useProfile.ts';
import { useChrome } from '../state/chrome.ts';
import { paths } from './paths.ts';

/** What has no screen yet is not linked to. */
const links = [
  { label: 'Orders', href: paths.orders() },
  { label: 'Account details', href: paths.profile },
];

/** What was typed into a form and not sent is nobody else's business. */
async function forgetDrafts() {
  const [{ useCheckoutDraft }, { useProfileDraft }] = await Promise.all([
    import('../state/checkoutDraft.ts'),
    import('../state/profileDraft.ts'),
  ]);
  useCheckoutDraft.getState().clear();
  useProfileDraft.getState().clear();
}

/** The signed-in user's own menu; Log Out ends the session and closes it (spec 2.28). */
export function ShopSidebar() {
  const { isSidebarOpen, closeSidebar } = useChrome();
  const { data: profile } = useProfile();
  const { notify } = useToasts();
  const signOut = () => {
    endSession();
    void forgetDrafts();
    notify({ id: 'session', tone: 'success', message: notices.signedOut });
  };
  return (
    <ProfileSidebar
      isOpen={isSidebarOpen}
      onClose={closeSidebar}
      profile={profile}
      links={links}
      onSignOut={signOut}
    />
  );
}
