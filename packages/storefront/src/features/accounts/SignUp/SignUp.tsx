import { registrationTitles } from '@formulary/rules/accounts/accountKind';
import { pageTitles } from '@formulary/rules/head/pageTitles';
import { visitorNotices } from '@formulary/rules/problems/visitorNotices';
import { AccountKinds } from '@formulary/ui/pieces/accounts/AccountKinds';
import { RegistrationSent } from '@formulary/ui/pieces/accounts/RegistrationSent';
import { LazySuspense } from '@formulary/ui/primitives/lazy/LazySuspense';
import { TextLink } from '@formulary/ui/primitives/navigation/TextLink';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { size } from '@formulary/theme/tokens';
import { lazy, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { Screen } from '../../../lib/screen/Screen.tsx';
import { ScreenLoading } from '../../../lib/screen/ScreenLoading.tsx';
import { paths } from '../../../lib/screen/paths.ts';
import { useHeadingFocus } from '../../../lib/screen/useHeadingFocus.ts';
import { SignInPanel } from '../SignIn/SignInPanel.tsx';
import { registeredIn } from './registered.ts';

/** Panel wide enough for two fields side by side. */
const SignUpPanel = styled(SignInPanel)`
  inline-size: min(${size.measure} + 8rem, 100%);
`;

/** Lazy: needed only after the choice. */
const Register = lazy(async () => ({
  default: (await loadLazily(() => import('./Register.tsx'))).Register,
}));

/**
 * Shows sign-up: two cards, then the form, then the confirmation (spec 2.3, 4.3). The choice is in the address, so Back
 * returns to it.
 */
export function SignUp() {
  const [query] = useSearchParams();
  const registered = registeredIn(useLocation().state);
  const [now] = useState(() => new Date());
  const requestedKind = query.get('as');
  const kind =
    requestedKind === 'professional' || requestedKind === 'other' ? requestedKind : undefined;
  useHeadingFocus(registered ? 'thanks' : (kind ?? 'choice'));

  if (registered)
    return (
      <Screen title={visitorNotices.registered}>
        <RegistrationSent email={registered.email} signInHref={paths.signIn} />
      </Screen>
    );
  const title = kind ? registrationTitles[kind] : pageTitles.signUp;
  return (
    <Screen title={title}>
      <SignUpPanel>
        <h1 tabIndex={-1}>{title}</h1>
        {kind ? (
          <>
            <p>
              Not who you are? <TextLink href={paths.signUp}>Choose again</TextLink>
            </p>
            <LazySuspense fallback={<ScreenLoading />}>
              <Register key={kind} isProfessional={kind === 'professional'} now={now} />
            </LazySuspense>
          </>
        ) : (
          <>
            <p>
              Please have three documents at hand, scanned or photographed: your passport or
              license, your Aesthetics Training Certificate and a utility bill of the last 3 months.
            </p>
            <AccountKinds
              professionalHref={paths.signUpAs('professional')}
              otherHref={paths.signUpAs('other')}
            />
          </>
        )}
        <p>
          Registered already? <TextLink href={paths.signIn}>Login</TextLink>
        </p>
      </SignUpPanel>
    </Screen>
  );
}
