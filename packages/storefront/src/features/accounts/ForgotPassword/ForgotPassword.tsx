import { pageTitles } from '@formulary/rules/head/pageTitles';
import { ButtonLink } from '@formulary/ui/primitives/buttons/ButtonLink';
import { Cluster } from '@formulary/ui/primitives/layout/Cluster';
import { LazySuspense } from '@formulary/ui/primitives/lazy/LazySuspense';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { lazy, useState } from 'react';
import { FormLoading } from '../../../lib/screen/FormLoading.tsx';
import { paths } from '../../../lib/screen/paths.ts';
import { Screen } from '../../../lib/screen/Screen.tsx';
import { useHeadingFocus } from '../../../lib/screen/useHeadingFocus.ts';
import { SignInPanel } from '../SignIn/SignInPanel.tsx';

const RequestPasswordReset = lazy(async () => ({
  default: (await loadLazily(() => import('./RequestPasswordReset.tsx'))).RequestPasswordReset,
}));

/** Shows the form for a reset link, then the server's confirmation in its place (spec 2.5, 4.3). */
export function ForgotPassword() {
  const [confirmation, setConfirmation] = useState<string>();
  useHeadingFocus(confirmation === undefined ? 'form' : 'sent');

  const title = confirmation === undefined ? pageTitles.forgotPassword : 'Check your email';
  return (
    <Screen title={title}>
      <SignInPanel>
        <h1 tabIndex={-1}>{title}</h1>
        {confirmation === undefined ? (
          <LazySuspense fallback={<FormLoading height="10.35rem" />}>
            <RequestPasswordReset onSent={setConfirmation} />
          </LazySuspense>
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
