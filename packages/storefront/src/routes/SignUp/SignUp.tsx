import { AskUs } from '../SignIn/AskUs.tsx';

/** How to get an account while registration is done by hand. */
export function SignUp() {
  return (
    <AskUs title="Sign up">
      <p>
        Registering online is not possible here yet. Our team opens accounts by hand: tell us your
        name, your clinic, your profession and your registration number, and we will take it from
        there.
      </p>
    </AskUs>
  );
}
