import { EmailField } from '../EmailField.tsx';
import { NameFields } from '../NameFields.tsx';
import { NewPasswordFields } from '../NewPasswordFields.tsx';

/**
 * Shows names, e-mail and password of a registration (spec 5.2). The address comes right before the password, where
 * password managers look for the user name.
 */
export function SignInDetailsFields() {
  return (
    <>
      <NameFields autoComplete="own" />
      <EmailField description="You sign in with it, and we send the confirmation there" />
      <NewPasswordFields />
    </>
  );
}
