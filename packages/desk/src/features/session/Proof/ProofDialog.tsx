import { deskCodeRules, deskSignInRules } from '@formulary/rules/accounts/staffMember';
import { unlockDesk, unlockWithPasskey } from '@formulary/rules/calls/desk/deskSessionCalls';
import { PasswordField } from '@formulary/ui/fields/PasswordField';
import { ValidatedField } from '@formulary/ui/forms/validation/ValidatedField';
import { ValidatedForm } from '@formulary/ui/forms/validation/ValidatedForm';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { Dialog } from '@formulary/ui/primitives/overlays/Dialog';
import { callDesk } from '../../../lib/http/callDesk.ts';
import { useFreshProof } from '../../../lib/http/freshProof.ts';
import { refusalOf } from '../../../lib/http/refusalOf.ts';
import { useDeskSession } from '../../../lib/session/deskSession.ts';
import { CodeField } from '../CodeField.tsx';
import { PasskeyButton } from '../PasskeyButton.tsx';

const ofDemo = { password: deskSignInRules.password };
const rules = { ...ofDemo, ...deskCodeRules };

/** Asks the person to confirm that it is them, before something that needs it. What they began then goes on by itself. */
export function ProofDialog() {
  const answer = useFreshProof((proof) => proof.answer);
  const isDemo = useDeskSession(({ person }) => person?.isDemo === true);
  const prove = (body: { readonly password: string; readonly code?: string }) =>
    refusalOf(async () => {
      await callDesk(unlockDesk, { body });
      answer?.(true);
    }, ['password', 'code']);
  const close = () => answer?.(false);
  const cancel = <Button onClick={close}>Cancel</Button>;
  const password = (
    <ValidatedField name="password">
      {(field) => <PasswordField {...field} label="Password" autoComplete="current-password" />}
    </ValidatedField>
  );
  return (
    <Dialog isOpen={answer !== undefined} onClose={close} title="Is it still you?">
      <Stack $gap={4}>
        <p>This needs your confirmation. It then holds for five minutes.</p>
        <PasskeyButton
          label="Use a passkey"
          send={async (response) => {
            await callDesk(unlockWithPasskey, { body: { response } });
            answer?.(true);
          }}
        />
        {isDemo ? (
          <ValidatedForm
            label="Confirm"
            rules={ofDemo}
            initialValues={{ password: '' }}
            submitLabel="Confirm"
            onSubmit={prove}
            secondaryActions={cancel}
          >
            {password}
          </ValidatedForm>
        ) : (
          <ValidatedForm
            label="Confirm"
            rules={rules}
            initialValues={{ password: '', code: '' }}
            submitLabel="Confirm"
            onSubmit={prove}
            secondaryActions={cancel}
          >
            {password}
            <CodeField />
          </ValidatedForm>
        )}
      </Stack>
    </Dialog>
  );
}
