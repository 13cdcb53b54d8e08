import { authenticatorCodeRules } from '@formulary/rules/accounts/staffMember';
import type { beginOwnAuthenticator } from '@formulary/rules/calls/desk/deskOwnAccountCalls';
import type { Words } from '@formulary/rules/wire/codec';
import { TextField } from '@formulary/ui/fields/TextField';
import type { FormAnswer } from '@formulary/ui/forms/validation/formRefusal';
import { ValidatedField } from '@formulary/ui/forms/validation/ValidatedField';
import { ValidatedForm } from '@formulary/ui/forms/validation/ValidatedForm';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { AuthenticatorSetup } from '../Invitation/AuthenticatorSetup.tsx';

interface NewAuthenticatorFormProps {
  readonly setup: Words<(typeof beginOwnAuthenticator)['answer']>;
  readonly onSubmit: (values: { readonly code: string }) => Promise<FormAnswer>;
  readonly onCancel: () => void;
}

/** Shows the key of a new authenticator app, and asks for its first code. */
export function NewAuthenticatorForm({ setup, onSubmit, onCancel }: NewAuthenticatorFormProps) {
  return (
    <>
      <AuthenticatorSetup invitation={setup} />
      <ValidatedForm
        label="Confirm the new app"
        rules={authenticatorCodeRules}
        initialValues={{ code: '' }}
        submitLabel="Use the new app"
        onSubmit={onSubmit}
        secondaryActions={<Button onClick={onCancel}>Keep the old one</Button>}
      >
        <ValidatedField name="code">
          {(field) => (
            <TextField
              {...field}
              label="Code"
              description="The six digits that the new app shows now"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={7}
            />
          )}
        </ValidatedField>
      </ValidatedForm>
    </>
  );
}
