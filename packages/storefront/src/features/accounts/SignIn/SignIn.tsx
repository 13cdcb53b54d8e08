import { pageTitles } from '@formulary/rules/head/pageTitles';
import { SignInLinks } from '@formulary/ui/forms/SignInLinks';
import { LazySuspense } from '@formulary/ui/primitives/lazy/LazySuspense';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { lazy } from 'react';
import { FormLoading } from '../../../lib/screen/FormLoading.tsx';
import { paths } from '../../../lib/screen/paths.ts';
import { Screen } from '../../../lib/screen/Screen.tsx';
import { SignInPanel } from './SignInPanel.tsx';

/** Lazy: form code is a third of the screen's code, so the page and its links show first. */
const SignInSection = lazy(async () => ({
  default: (await loadLazily(() => import('./SignInSection.tsx'))).SignInSection,
}));

/** Shows the sign-in page, titled Login (spec 2.4). */
export function SignIn() {
  return (
    <Screen title={pageTitles.signIn}>
      <SignInPanel>
        <h1>Login</h1>
        <LazySuspense fallback={<FormLoading height="14.25rem" />}>
          <SignInSection />
        </LazySuspense>
        <SignInLinks forgotPasswordHref={paths.forgotPassword} registerHref={paths.signUp} />
      </SignInPanel>
    </Screen>
  );
}
