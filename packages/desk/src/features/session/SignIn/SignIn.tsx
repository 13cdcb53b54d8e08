import { Door } from '../Door.tsx';
import { SignInForms } from './SignInForms.tsx';

/** Shows the way into the desk. */
export function SignIn() {
  return (
    <Door title="Sign in to the desk">
      <SignInForms />
      <p>
        You need an invitation to work here. If you have lost your phone or your password, please
        ask the superintendent to reset your account.
      </p>
    </Door>
  );
}
