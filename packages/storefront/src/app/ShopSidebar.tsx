import { notices } from '@formulary/rules/problems/notices';
import { ProfileSidebar } from '@formulary/ui/pieces/chrome/ProfileSidebar';
import { useToasts } from '@formulary/ui/primitives/useToasts';
import { endSession } from '../api/account/endSession.ts';
import { useProfile } from '../api/account/useProfile.ts';
import { useChrome } from '../state/chrome.ts';
import { paths } from './paths.ts';

/** Screens of later issues are not linked to until they exist. */
const links = [{ label: 'Orders', href: paths.orders() }];

/** What was typed on the way to an order is nobody else's business. */
async function forgetCheckout() {
  const { useCheckoutDraft } = await import('../state/checkoutDraft.ts');
  useCheckoutDraft.getState().clear();
}

/** The signed-in user's own menu; Log Out ends the session and closes it (spec 2.28). */
export function ShopSidebar() {
  const { isSidebarOpen, closeSidebar } = useChrome();
  const { data: profile } = useProfile();
  const { notify } = useToasts();
  const signOut = () => {
    endSession();
    void forgetCheckout();
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
