import { staffRoleLabel } from '@formulary/rules/accounts/staffPermissions';
import { media } from '@formulary/theme/media';
import { color, font, space } from '@formulary/theme/tokens';
import { Checkbox } from '@formulary/ui/fields/Checkbox';
import { Select } from '@formulary/ui/fields/Select';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { VisuallyHidden } from '@formulary/ui/primitives/layout/VisuallyHidden';
import { TextLink } from '@formulary/ui/primitives/navigation/TextLink';
import { Popover } from '@formulary/ui/primitives/overlays/Popover';
import { CircleUserRound } from 'lucide-react';
import { styled } from 'styled-components';
import { useKeySwitch } from '../../lib/screen/keySwitch.ts';
import { paths } from '../../lib/screen/paths.ts';
import { themes, useTheme } from '../../lib/screen/theme.ts';
import type { DeskPerson } from '../../lib/session/deskSession.ts';
import { useOverlays } from '../overlays/overlays.ts';
import { useSessionActions } from '../useSessionActions.ts';

const Name = styled.span`
  display: none;

  ${media.fromTablet} {
    display: grid;
    text-align: start;
    line-height: ${font.lineTight};
  }

  small {
    color: ${color.textMuted};
    font-size: ${font.sizeSmall};
    font-weight: ${font.weightBody};
  }
`;

const Words = styled.p`
  display: grid;
  overflow-wrap: anywhere;
`;

const Panel = styled(Stack)`
  inline-size: 18rem;
  max-inline-size: 100%;
  padding: ${space[2]};
`;

/** Shows who is signed in, and what they can set: theme, keys, locking, signing out. */
export function PersonMenu({ person }: { readonly person: DeskPerson }) {
  const { name, email, role } = person;
  const keys = useKeySwitch();
  const { theme, choose } = useTheme();
  const { openKeys } = useOverlays();
  const { lock, signOut } = useSessionActions();
  return (
    <Popover
      label="Your account"
      align="end"
      renderTrigger={(props) => (
        <Button {...props} variant="quiet">
          <CircleUserRound aria-hidden />
          <VisuallyHidden>Your account: </VisuallyHidden>
          <Name>
            <span>{name}</span>
            <small>{staffRoleLabel(role)}</small>
          </Name>
        </Button>
      )}
    >
      {(close) => (
        <Panel $gap={4}>
          <Words>
            <strong>{name}</strong>
            <span>{staffRoleLabel(role)}</span>
            <span>{email}</span>
          </Words>
          <TextLink href={paths.ownSecurity} onClick={close}>
            Your passkeys and recovery codes
          </TextLink>
          <Select
            label="Theme"
            options={themes}
            value={theme}
            onChange={(value) => {
              const chosen = themes.find((each) => each.value === value);
              if (chosen) choose(chosen.value);
            }}
          />
          <Checkbox label="Use single keys" isChecked={keys.isOn} onChange={keys.turn} />
          <Button
            onClick={() => {
              close();
              openKeys();
            }}
          >
            Show the keys
          </Button>
          <Button
            onClick={() => {
              close();
              void lock();
            }}
          >
            Lock now
          </Button>
          <Button
            onClick={() => {
              close();
              void signOut();
            }}
          >
            Sign out
          </Button>
        </Panel>
      )}
    </Popover>
  );
}
