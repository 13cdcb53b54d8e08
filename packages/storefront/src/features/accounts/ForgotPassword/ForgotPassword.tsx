import { pageTitles } from '@formulary/rules/head/pageTitles';
import { ForgotPasswordForm } from '@formulary/ui/forms/ForgotPasswordForm';
import { ButtonLink } from '@formulary/ui/primitives/ButtonLink';
import { Cluster } from '@formulary/ui/primitives/Cluster';
import { useState } from 'react';
import { ApiProblem } from '../../../lib/http/ApiProblem.ts';
import { askForReset } from '../askForReset.ts';
import { paths } from '../../../lib/screen/paths.ts';
import { Screen } from '../../../lib/screen/Screen.tsx';
import { useHeadingFocus } from '../../../lib/screen/useHeadingFocus.ts';
import { SignInPanel } from '../SignIn/SignInPanel.tsx';

/** Asks for a link that resets the password; then the server's confirmation stands in the form's place (spec 2.5, 4.3). */
export function ForgotPassword() {
  const [confirmation, setConfirmation] = useState<string>();
  useHeadingFocus(confirmation === undefined ? 'form' : 'sent');

  const ask = async ({ email }: { readonly email: string }) => {
    try {
      setConfirmation(await askForReset(email));
    } catch (problem) {
      if (problem instanceof ApiProblem) return { message: problem.message };
      throw problem;
    }
    return undefined;
  };

  const title = confirmation === undefined ? pageTitles.forgotPassword : 'Check your email';
  return (
    <Screen title={title}>
      <SignInPanel>
        <h1 tabIndex={-1}>{title}</h1>
        {confirmation === undefined ? (
          <ForgotPasswordForm signInHref={paths.signIn} onSubmit={ask} />
        ) : (
          <>
            <p>{confirmation}</p>
            <Cluster>
              <ButtonLink href={paths.signIn}>Back to Login</ButtonLink>
            </Cluster>
          </>
        )}
      </SignInPanel>
    </Screen>
  );
}
