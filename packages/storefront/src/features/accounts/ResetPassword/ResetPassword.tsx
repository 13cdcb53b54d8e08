import { resetPasswordRules } from '@formulary/rules/accounts/resetPasswordRules';
import { ResetPasswordForm, type ResetPasswordValues } from '@formulary/ui/forms/ResetPasswordForm';
import { ButtonLink } from '@formulary/ui/primitives/ButtonLink';
import { Cluster } from '@formulary/ui/primitives/Cluster';
import { TextLink } from '@formulary/ui/primitives/TextLink';
import { useState } from 'react';
import { useParams } from 'react-router';
import { ApiProblem } from '../../../lib/http/ApiProblem.ts';
import { resetPasswordWith } from '../resetPasswordWith.ts';
import { refusalOnFields } from '../../../lib/http/refusalOnFields.ts';
import { NoReferrer } from '../../../lib/screen/NoReferrer.tsx';
import { paths } from '../../../lib/screen/paths.ts';
import { Screen } from '../../../lib/screen/Screen.tsx';
import { useHeadingFocus } from '../../../lib/screen/useHeadingFocus.ts';
import { SignInPanel } from '../SignIn/SignInPanel.tsx';

/** A new password with the link from the e-mail; then the way to sign in with it (spec 2.6, 4.3). */
export function ResetPassword() {
  const { token = '' } = useParams();
  const [isDone, setIsDone] = useState(false);
  useHeadingFocus(isDone ? 'done' : 'form');

  const reset = async (values: ResetPasswordValues) => {
    try {
      await resetPasswordWith({ ...values, token });
    } catch (problem) {
      if (problem instanceof ApiProblem) {
        return refusalOnFields(problem, Object.keys(resetPasswordRules));
      }
      throw problem;
    }
    setIsDone(true);
    return undefined;
  };

  const title = isDone ? 'Password reset successfully!' : 'Reset password';
  return (
    <Screen title={title}>
      <NoReferrer />
      <SignInPanel>
        <h1 tabIndex={-1}>{title}</h1>
        {isDone ? (
          <>
            <p>You are signed out everywhere. Please sign in with your new password.</p>
            <Cluster>
              <ButtonLink variant="primary" href={paths.signIn}>
                Sign In
              </ButtonLink>
            </Cluster>
          </>
        ) : (
          <>
            <ResetPasswordForm signInHref={paths.signIn} onSubmit={reset} />
            <p>
              Link too old? <TextLink href={paths.forgotPassword}>Ask for a new one</TextLink>
            </p>
          </>
        )}
      </SignInPanel>
    </Screen>
  );
}
