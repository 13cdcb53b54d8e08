import { changePasswordRules, ownPasswordRules } from '@formulary/rules/accounts/staffMember';
import { PasswordField } from '@formulary/ui/fields/PasswordField';
import type { FormAnswer } from '@formulary/ui/forms/validation/formRefusal';
import { ValidatedField } from '@formulary/ui/forms/validation/ValidatedField';
import { ValidatedForm } from '@formulary/ui/forms/validation/ValidatedForm';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { useFirstFieldFocus } from '../../../lib/screen/useFirstFieldFocus.ts';

/** A new password, with the one of now unless it is forgotten. */
export interface NewPassword {
  readonly oldPassword?: string;
  readonly password: string;
}

interface OwnPasswordFormProps {
  /** By what the person proves themselves: the old password, or something else because it is forgotten. */
  readonly proof: 'old' | 'forgotten';
  readonly onSubmit: (values: NewPassword) => Promise<FormAnswer>;
  readonly onCancel: () => void;
}

/** Asks for a new password. Its first field has the focus. */
export function OwnPasswordForm({ proof, onSubmit, onCancel }: OwnPasswordFormProps) {
  const root = useFirstFieldFocus<HTMLDivElement>();
  const cancel = <Button onClick={onCancel}>Cancel</Button>;
  return (
    <div ref={root}>
      {proof === 'old' ? (
        <ValidatedForm
          label="Change the password"
          rules={changePasswordRules}
          initialValues={{ oldPassword: '', password: '' }}
          submitLabel="Change the password"
          onSubmit={onSubmit}
          secondaryActions={cancel}
        >
          <ValidatedField name="oldPassword">
            {(field) => (
              <PasswordField {...field} label="Password now" autoComplete="current-password" />
            )}
          </ValidatedField>
          <NewPasswordField />
        </ValidatedForm>
      ) : (
        <ValidatedForm
          label="Set a new password"
          rules={ownPasswordRules}
          initialValues={{ password: '' }}
          submitLabel="Set the password"
          onSubmit={onSubmit}
          secondaryActions={cancel}
        >
          <p>
            Without the old one, a passkey of yours must confirm that it is you. You can add one as
            long as you are signed in.
          </p>
          <NewPasswordField />
        </ValidatedForm>
      )}
    </div>
  );
}

function NewPasswordField() {
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
