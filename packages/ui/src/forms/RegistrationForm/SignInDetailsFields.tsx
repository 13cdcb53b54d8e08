import { EmailField } from '../fields/EmailField.tsx';
import { NameFields } from '../fields/NameFields.tsx';
import { NewPasswordFields } from '../fields/NewPasswordFields.tsx';

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
