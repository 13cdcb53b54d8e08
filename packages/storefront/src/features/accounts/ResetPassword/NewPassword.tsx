import { resetPasswordRules } from '@formulary/rules/accounts/passwordRules';
import { ResetPasswordForm, type ResetPasswordValues } from '@formulary/ui/forms/ResetPasswordForm';
import { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import { refusalOnFields } from '@formulary/client/http/problems/refusalOnFields';
import { paths } from '../../../lib/screen/paths.ts';
import { setNewPassword } from '../passwordReset.ts';

interface NewPasswordProps {
  /** Token from the mailed link. */
  readonly token: string;
  readonly onDone: () => void;
}

/** Shows the form that replaces a forgotten password (spec 2.6, 5.10). */
export function NewPassword({ token, onDone }: NewPasswordProps) {
  const reset = async (values: ResetPasswordValues) => {
    try {
      await setNewPassword({ ...values, token });
    } catch (problem) {
      if (problem instanceof ApiProblem) {
        return refusalOnFields(problem, Object.keys(resetPasswordRules));
      }
      throw problem;
    }
    onDone();
    return undefined;
  };

  return <ResetPasswordForm signInHref={paths.signIn} onSubmit={reset} />;
}
