import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { Screen } from '../../../lib/screen/Screen.tsx';
import { OwnPasskeys } from './OwnPasskeys.tsx';
import { OwnRecoveryCodes } from './OwnRecoveryCodes.tsx';

/** Shows how the person signs in: passkeys, and the recovery codes for a lost phone. */
export function Security() {
  return (
    <Screen title="Your sign-in">
      <Stack $gap={8}>
        <OwnPasskeys />
        <OwnRecoveryCodes />
      </Stack>
    </Screen>
  );
}
