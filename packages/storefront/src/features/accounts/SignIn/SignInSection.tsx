import { notices } from '@formulary/rules/problems/notices';
import { SignInForm, type SignInValues } from '@formulary/ui/forms/SignInForm';
import { Alert } from '@formulary/ui/primitives/messages/Alert';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import { signInWith } from '../signInAndOut.ts';
import { paths } from '../../../lib/screen/paths.ts';
import { browserStorage } from '@formulary/client/storage/storage';
import { rememberedUrl } from '../../../lib/session/rememberedUrl.ts';
import { useSession } from '../../../lib/session/session.ts';

const neverChanges = () => () => undefined;

/** Messages for a browser without storage. */
const storageSentences = {
  signedInForNow:
    'Your browser stores nothing for this shop: you are signed in until this page is closed or reloaded',
  signInForNow:
    'Your browser stores nothing for this shop. You can sign in until this page is closed or reloaded. To stay signed in, allow cookies and site data for this shop',
} as const;

/** Signs in and opens the remembered URL (spec 2.2, 2.4). Warns if the browser cannot store the session. */
export function SignInSection() {
  const navigate = useNavigate();
  const { notify } = useToasts();

  const isForNow = useSyncExternalStore(neverChanges, browserStorage.isRefused, () => false);

  const signIn = async (values: SignInValues) => {
    try {
      useSession.getState().save(await signInWith(values));
    } catch (problem) {
      if (problem instanceof ApiProblem) return { message: problem.message };
      throw problem;
    }
    notify({ id: 'session', tone: 'success', message: notices.signedIn });
    if (browserStorage.isRefused())
      notify({
        id: 'storage',
        tone: 'warning',
        message: storageSentences.signedInForNow,
        isPersistent: true,
      });
    await navigate(rememberedUrl.get() ?? paths.home, { replace: true });
    return undefined;
  };

  return (
    <>
      {isForNow && <Alert tone="warning">{storageSentences.signInForNow}</Alert>}
      <SignInForm onSubmit={signIn} />
    </>
  );
}
