import { notices } from '@formulary/rules/problems/notices';
import { SignInForm, type SignInValues } from '@formulary/ui/forms/SignInForm';
import { useToasts } from '@formulary/ui/primitives/useToasts';
import { useNavigate } from 'react-router';
import { ApiProblem } from '../../../lib/http/ApiProblem.ts';
import { signInWith } from '../signInWith.ts';
import { paths } from '../../../lib/screen/paths.ts';
import { rememberedUrl } from '../../../lib/session/rememberedUrl.ts';
import { useSession } from '../../../lib/session/session.ts';

/** Signs in, and leads to where the user wanted to be (spec 2.2, 2.4). */
export function SignInDesk() {
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

  return <SignInForm onSubmit={signIn} />;
}
