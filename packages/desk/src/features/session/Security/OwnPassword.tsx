import { changePasswordRules, ownPasswordRules } from '@formulary/rules/accounts/staffMember';
import { changeOwnDeskPassword } from '@formulary/rules/calls/desk/deskOwnAccountCalls';
import { PasswordField } from '@formulary/ui/fields/PasswordField';
import { ValidatedField } from '@formulary/ui/forms/validation/ValidatedField';
import { ValidatedForm } from '@formulary/ui/forms/validation/ValidatedForm';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { Cluster } from '@formulary/ui/primitives/layout/Cluster';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { useState } from 'react';
import { callDesk } from '../../../lib/http/callDesk.ts';
import { withFreshProof } from '../../../lib/http/freshProof.ts';
import { refusalOf } from '../../../lib/http/refusalOf.ts';
import { useDeskSession } from '../../../lib/session/deskSession.ts';
import { useFirstFieldFocus } from '../../../lib/screen/useFirstFieldFocus.ts';
import { Part } from './Part.ts';

interface OwnPasswordProps {
  /** Called when other sessions may have ended. */
  readonly onChanged: () => void;
}

/** Changes the person's password: with the old one, or by a passkey or code if it is forgotten. */
export function OwnPassword({ onChanged }: OwnPasswordProps) {
  const isDemo = useDeskSession(({ person }) => person?.isDemo === true);
  const { notify } = useToasts();
  const [open, setOpen] = useState<'old' | 'forgotten'>();
  const change = (body: { readonly oldPassword?: string; readonly password: string }) =>
    refusalOf(async () => {
      await withFreshProof(() => callDesk(changeOwnDeskPassword, { body }));
      setOpen(undefined);
      onChanged();
      notify({
        id: 'own',
        tone: 'success',
        message: 'Your password is changed. Your other sessions have ended',
      });
    }, ['oldPassword', 'password']);
  const close = () => setOpen(undefined);
  return (
    <Part>
      <h2>Password</h2>
      {isDemo && <p>A demo account keeps its password, so that others can try the desk with it.</p>}
      {!isDemo && open === undefined && (
        <>
          <p>A new password ends your other sessions, and a mail tells you.</p>
          <Cluster>
            <Button onClick={() => setOpen('old')}>Change the password</Button>
            <Button variant="quiet" onClick={() => setOpen('forgotten')}>
              I have forgotten it
            </Button>
          </Cluster>
        </>
      )}
      {open === 'old' && (
        <Focused>
          <ValidatedForm
            label="Change the password"
            rules={changePasswordRules}
            initialValues={{ oldPassword: '', password: '' }}
            submitLabel="Change the password"
            onSubmit={change}
            secondaryActions={<Button onClick={close}>Cancel</Button>}
          >
            <ValidatedField name="oldPassword">
              {(field) => (
                <PasswordField {...field} label="Password now" autoComplete="current-password" />
              )}
            </ValidatedField>
            <NewPassword />
          </ValidatedForm>
        </Focused>
      )}
      {open === 'forgotten' && (
        <Focused>
          <ValidatedForm
            label="Set a new password"
            rules={ownPasswordRules}
            initialValues={{ password: '' }}
            submitLabel="Set the password"
            onSubmit={change}
            secondaryActions={<Button onClick={close}>Cancel</Button>}
          >
            <p>
              Without the old one, a passkey of yours must confirm that it is you. You can add one
              as long as you are signed in.
            </p>
            <NewPassword />
          </ValidatedForm>
        </Focused>
      )}
    </Part>
  );
}

function NewPassword() {
  return (
    <ValidatedField name="password">
      {(field) => (
        <PasswordField
          {...field}
          label="New password"
          description="At least 8 characters"
          autoComplete="new-password"
        />
      )}
    </ValidatedField>
  );
}

/** Has the focus in its first field. */
function Focused({ children }: { readonly children: React.ReactNode }) {
  const root = useFirstFieldFocus<HTMLDivElement>();
  return <div ref={root}>{children}</div>;
}
