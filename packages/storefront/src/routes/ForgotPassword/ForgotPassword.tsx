import { AskUs } from '../SignIn/AskUs.tsx';

/** What to do about a forgotten password while it is reset by hand. */
export function ForgotPassword() {
  return (
    <AskUs title="Forgot password">
      <p>
        Resetting a password online is not possible here yet. Write to us from the address of your
        account, or call; we make sure that it is you and help you back in.
      </p>
    </AskUs>
  );
}
