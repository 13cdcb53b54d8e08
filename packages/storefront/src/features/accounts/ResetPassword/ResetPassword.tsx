import { ButtonLink } from '@formulary/ui/primitives/buttons/ButtonLink';
import { Cluster } from '@formulary/ui/primitives/layout/Cluster';
import { LazySuspense } from '@formulary/ui/primitives/lazy/LazySuspense';
import { TextLink } from '@formulary/ui/primitives/navigation/TextLink';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { lazy, useState } from 'react';
import { useParams } from 'react-router';
import { FormLoading } from '../../../lib/screen/FormLoading.tsx';
import { NoReferrer } from '../../../lib/screen/headMeta.tsx';
import { paths } from '../../../lib/screen/paths.ts';
import { Screen } from '../../../lib/screen/Screen.tsx';
import { useHeadingFocus } from '../../../lib/screen/useHeadingFocus.ts';
import { SignInPanel } from '../SignIn/SignInPanel.tsx';

const NewPassword = lazy(async () => ({
  default: (await loadLazily(() => import('./NewPassword.tsx'))).NewPassword,
}));

/** Shows the form for a new password from the mailed link, then the way to sign in (spec 2.6, 4.3). */
export function ResetPassword() {
  const { token = '' } = useParams();
  const [isDone, setIsDone] = useState(false);
  useHeadingFocus(isDone ? 'done' : 'form');

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
            <LazySuspense fallback={<FormLoading height="16.1rem" />}>
              <NewPassword token={token} onDone={() => setIsDone(true)} />
            </LazySuspense>
            <p>
              Link too old? <TextLink href={paths.forgotPassword}>Ask for a new one</TextLink>
            </p>
          </>
        )}
      </SignInPanel>
    </Screen>
  );
}
