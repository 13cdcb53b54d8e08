import { visitorNotices } from '@formulary/rules/problems/visitorNotices';
import { EmailConfirmed } from '@formulary/ui/pieces/accounts/EmailConfirmed';
import { EmailNotConfirmed } from '@formulary/ui/pieces/accounts/EmailNotConfirmed';
import { VisuallyHidden } from '@formulary/ui/primitives/layout/VisuallyHidden';
import { useParams } from 'react-router';
import type { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import { isDeadLink } from '../../../lib/http/problems/isDeadLink.ts';
import { NoReferrer } from '../../../lib/screen/headMeta.tsx';
import { paths } from '../../../lib/screen/paths.ts';
import { Screen } from '../../../lib/screen/Screen.tsx';
import { ScreenLoading } from '../../../lib/screen/ScreenLoading.tsx';
import { useHeadingFocus } from '../../../lib/screen/useHeadingFocus.ts';
import { confirmEmail } from '@formulary/rules/calls/joiningCalls';
import useSWR from 'swr/immutable';
import { callApi } from '../../../lib/http/http.ts';
import { keys } from '../../../lib/http/keys.ts';

/**
 * Confirms the e-mail address on load (spec 7.5, 2.7). SWR makes one call, however often the screen renders, without a
 * retry; a second call would be harmless (reading R7).
 */
function useConfirmEmail(code: string) {
  return useSWR<{ readonly message: string }, ApiProblem>(keys.of(confirmEmail, code), () =>
    callApi(confirmEmail, { body: { code } }),
  );
}

/** Confirms an e-mail address on load (spec 2.7, reading R7). */
export function ConfirmEmail() {
  const { token = '' } = useParams();
  const { data, error, isValidating, mutate } = useConfirmEmail(token);
  useHeadingFocus(data || error ? 'answered' : 'asking');
  return (
    <Screen title={data ? visitorNotices.emailVerified : 'Confirm your email'}>
      <NoReferrer />
      {data && <EmailConfirmed message={data.message} signInHref={paths.signIn} />}
      {!data && error && (
        <EmailNotConfirmed
          message={error.message}
          signInHref={paths.signIn}
          // That page also sends a new confirmation mail.
          newLinkHref={paths.forgotPassword}
          isRetrying={isValidating}
          onRetry={isDeadLink(error) ? undefined : () => void mutate()}
        />
      )}
      {!data && !error && (
        <>
          <VisuallyHidden as="h1">Confirm your email</VisuallyHidden>
          <ScreenLoading />
        </>
      )}
    </Screen>
  );
}
