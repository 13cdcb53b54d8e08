import { staffRoleLabel } from '@formulary/rules/accounts/staffPermissions';
import { Checkbox } from '@formulary/ui/fields/Checkbox';
import { Select } from '@formulary/ui/fields/Select';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { TextLink } from '@formulary/ui/primitives/navigation/TextLink';
import { Drawer } from '@formulary/ui/primitives/overlays/Drawer';
import { styled } from 'styled-components';
import { useKeySwitch } from '../../lib/screen/keySwitch.ts';
import { paths } from '../../lib/screen/paths.ts';
import { themes, useTheme } from '../../lib/screen/theme.ts';
import { useDeskSession } from '../../lib/session/deskSession.ts';
import { useSessionActions } from '../useSessionActions.ts';
import { useOverlays } from './overlays.ts';

const Words = styled.p`
  display: grid;
  overflow-wrap: anywhere;
`;

/** Shows who is signed in, and what they can set: theme, keys, locking, signing out. */
export function PersonDrawer() {
  const { shown, close, openKeys } = useOverlays();
  const person = useDeskSession((session) => session.person);
  const keys = useKeySwitch();
  const { theme, choose } = useTheme();
  const { lock, signOut } = useSessionActions();
  const then = (act: () => void) => () => {
    close();
    act();
  };
  return (
    <Drawer
      isOpen={shown === 'person'}
      onClose={close}
      title="Your account"
      actions={
        <>
          <Button onClick={then(() => void signOut())}>Sign out</Button>
          <Button variant="primary" onClick={then(() => void lock())}>
            Lock now
          </Button>
        </>
      }
    >
      <Stack $gap={5}>
        {person && (
          <Words>
            <strong>{person.name}</strong>
            <span>{staffRoleLabel(person.role)}</span>
            <span>{person.email}</span>
          </Words>
        )}
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
        <Stack $gap={3}>
          <Checkbox label="Use single letters as keys" isChecked={keys.isOn} onChange={keys.turn} />
          <Button onClick={openKeys}>Show the keys</Button>
        </Stack>
      </Stack>
    </Drawer>
  );
}
