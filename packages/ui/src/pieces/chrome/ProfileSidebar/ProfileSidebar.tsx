import { roleLabel } from '@formulary/rules/accounts/permissions';
import type { Profile } from '@formulary/rules/accounts/profile';
import { fullName } from '@formulary/rules/text/fullName';
import { LogOut } from 'lucide-react';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { Drawer } from '../../../primitives/overlays/Drawer/Drawer.tsx';
import { LoadFailed } from '../../../primitives/loading/LoadFailed/LoadFailed.tsx';
import { Skeleton } from '../../../primitives/loading/Skeleton/Skeleton.tsx';
import { color, font, space } from '@formulary/theme/tokens';
import { MenuLinks } from '../MenuLinks/MenuLinks.tsx';
import type { SiteLink } from '../menuLinks.ts';
import { followsLink } from '../followsLink.ts';

export interface ProfileSidebarProps {
  isOpen: boolean;
  onClose: () => void;
  /** Loads the profile again after a failure. */
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean;
  /** Omitted while it loads. */
  profile?: Pick<Profile, 'firstName' | 'lastName' | 'email' | 'isPrescriber'> | undefined;
  /** The user's screens, including those of a prescriber. */
  links: readonly SiteLink[];
  onSignOut: () => void;
}

const Who = styled.div`
  display: grid;
  gap: ${space[1]};
  padding-block-end: ${space[5]};
  color: ${color.textMuted};
  overflow-wrap: anywhere;

  strong {
    color: ${color.textBody};
    font-size: ${font.sizeLead};
  }
`;

const Screens = styled.nav`
  margin-inline: calc(-1 * ${space[3]});
`;

/** Shows the signed-in user's menu, which slides in from the right and out again (spec 2.28). */
export function ProfileSidebar({
  isOpen,
  onClose,
  profile,
  onRetry,
  isRetrying = false,
  links,
  onSignOut,
}: ProfileSidebarProps) {
  const closeOnLink = (event: MouseEvent) => {
    if (followsLink(event)) onClose();
  };
  const signOut = () => {
    onClose();
    onSignOut();
  };
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title="Your account"
      actions={
        <Button onClick={signOut}>
          <LogOut aria-hidden /> Log Out
        </Button>
      }
    >
      <Who>
        {profile ? (
          <>
            <strong translate="no">{fullName(profile)}</strong>
            <span>{roleLabel(profile)}</span>
            <span translate="no">{profile.email}</span>
          </>
        ) : onRetry ? (
          <LoadFailed what="your profile" isRetrying={isRetrying} onRetry={onRetry} />
        ) : (
          <>
            <Skeleton $width="60%" $height="1.25rem" />
            <Skeleton $width="40%" />
          </>
        )}
      </Who>
      <Screens aria-label="Your account" onClick={closeOnLink}>
        <MenuLinks links={links} />
      </Screens>
    </Drawer>
  );
}
