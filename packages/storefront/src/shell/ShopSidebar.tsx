import { ProfileSidebar } from '@formulary/ui/pieces/chrome/ProfileSidebar';
import { useProfile } from '../features/accounts/useProfile.ts';
import { useOverlays } from './overlays.ts';
import { permittedLinks } from './header/permittedLinks.ts';
import { sidebarLinks } from './header/sidebarLinks.ts';
import { useSignOut } from './session/useSignOut.ts';
import { useCloseOnBack } from './useCloseOnBack.ts';

/** Shows the signed-in user's menu; Log Out ends the session and closes it (spec 2.28). */
export function ShopSidebar() {
  const { isSidebarOpen, closeSidebar } = useOverlays();
  const { data: profile, error, isValidating, mutate } = useProfile();
  useCloseOnBack(closeSidebar);
  const signOut = useSignOut();
  return (
    <ProfileSidebar
      isOpen={isSidebarOpen}
      onClose={closeSidebar}
      profile={profile}
      onRetry={error ? () => void mutate() : undefined}
      isRetrying={isValidating}
      links={permittedLinks(sidebarLinks(profile), profile)}
      onSignOut={signOut}
    />
  );
}
