import { pageTitles } from '@formulary/rules/head/pageTitles';
import { notices } from '@formulary/rules/problems/notices';
import { SignInForm, type SignInValues } from '@formulary/ui/forms/SignInForm';
import { SignInLinks } from '@formulary/ui/forms/SignInLinks';
import { useToasts } from '@formulary/ui/primitives/useToasts';
import { useNavigate } from 'react-router';
import { ApiProblem } from '../../../lib/http/ApiProblem.ts';
import { signInWith } from '../signInWith.ts';
import { paths } from '../../../lib/screen/paths.ts';
import { Screen } from '../../../lib/screen/Screen.tsx';
import { rememberedUrl } from '../../../lib/session/rememberedUrl.ts';
import { useSession } from '../../../lib/session/session.ts';
import { SignInPanel } from './SignInPanel.tsx';

/** The sign-in page, titled Login (spec 2.4). Afterwards the user goes where they wanted to be (spec 2.2). */
export function SignIn() {
  const navigate = useNavigate();
  const { notify } = useToasts();

  const signIn = async (values: SignInValues) => {
    try {
      useSession.getState().keep(await signInWith(values));
    } catch (problem) {
      if (problem instanceof ApiProblem) return { message: problem.message };
      throw problem;
    }
    notify({ id: 'session', tone: 'success', message: notices.signedIn });
    await navigate(rememberedUrl.get() ?? paths.home, { replace: true });
    return undefined;
  };

  return (
    <Screen title={pageTitles.signIn}>
      <SignInPanel>
        <h1>Login</h1>
        <SignInForm onSubmit={signIn} />
        <SignInLinks forgotPasswordHref={paths.forgotPassword} registerHref={paths.signUp} />
      </SignInPanel>
    </Screen>
  );
}
