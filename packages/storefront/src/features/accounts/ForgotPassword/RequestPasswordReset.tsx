import { ForgotPasswordForm } from '@formulary/ui/forms/ForgotPasswordForm';
import { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import { paths } from '../../../lib/screen/paths.ts';
import { requestPasswordReset } from '../passwordReset.ts';

interface RequestPasswordResetProps {
  /** Called with the server's message, which is the same for every address. */
  readonly onSent: (confirmation: string) => void;
}

/** Shows the form that asks for a reset link (spec 2.5, 5.9). */
export function RequestPasswordReset({ onSent }: RequestPasswordResetProps) {
  const ask = async ({ email }: { readonly email: string }) => {
    try {
      onSent(await requestPasswordReset(email));
    } catch (problem) {
      if (problem instanceof ApiProblem) return { message: problem.message };
      throw problem;
    }
    return undefined;
  };

  return <ForgotPasswordForm signInHref={paths.signIn} onSubmit={ask} />;
}
