import { EmailField } from '../EmailField.tsx';
import { NameFields } from '../NameFields.tsx';
import { NewPasswordFields } from '../NewPasswordFields.tsx';

/**
 * Names, e-mail and password of somebody who registers (spec 5.2). The address stands right before the password, where
 * password managers look for what belongs to it.
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
