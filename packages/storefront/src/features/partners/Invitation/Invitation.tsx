import { openInvitation } from '@formulary/rules/calls/invitationCalls';
import type { OpenedInvitation } from '@formulary/rules/partners/invitations';
import useSWR from 'swr/immutable';
import type { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import { isDeadLink } from '../../../lib/http/problems/isDeadLink.ts';
import { callApi } from '../../../lib/http/http.ts';
import { keys } from '../../../lib/http/keys.ts';
import { can, roleOf } from '@formulary/rules/accounts/permissions';
import { InvitationForAnother } from '@formulary/ui/pieces/accounts/InvitationForAnother';
import { InvitationOpened } from '@formulary/ui/pieces/accounts/InvitationOpened';
import { InvitationUnusable } from '@formulary/ui/pieces/accounts/InvitationUnusable';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { VisuallyHidden } from '@formulary/ui/primitives/layout/VisuallyHidden';
import { emailKey } from '@formulary/rules/accounts/emailKey';
import { useEffect } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router';
import { endSession } from '../../accounts/signInAndOut.ts';
import { registrationDraft } from '../../accounts/registrationDraft.ts';
import { useProfile } from '../../accounts/useProfile.ts';
import { NoReferrer } from '../../../lib/screen/headMeta.tsx';
import { paths } from '../../../lib/screen/paths.ts';
import { Screen } from '../../../lib/screen/Screen.tsx';
import { ScreenLoading } from '../../../lib/screen/ScreenLoading.tsx';
import { useHeadingFocus } from '../../../lib/screen/useHeadingFocus.ts';
import { useCan } from '../../../lib/session/can.ts';
import { ExpiredInvitation } from './ExpiredInvitation.tsx';

/** Reads the invitation of a mailed link. */
function useInvitation(token: string) {
  return useSWR<OpenedInvitation, ApiProblem>(keys.of(openInvitation, token), () =>
    callApi(openInvitation, { body: { token } }),
  );
}

/** Shows the page of an invitation link: registration with the address filled in, or why it cannot be used. */
export function Invitation() {
  const { token = '' } = useParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isSignedIn = useCan('manageAccount');
  const read = useInvitation(token);
  const { data: invitation } = read;
  const own = useProfile();
  const { data: profile } = own;
  // A signed-in user's address decides whether the invitation is theirs.
  const failed = [read, own].filter(({ data, error: failure }) => failure !== undefined && !data);
  const error = failed[0]?.error;
  const email = invitation?.email;
  useEffect(() => {
    if (email !== undefined) registrationDraft.getState().keepTyped('Registration', { email });
  }, [email]);
  useHeadingFocus(invitation || error ? 'answered' : 'asking');

  const isOwn =
    isSignedIn && profile && email !== undefined && emailKey(profile.email) === emailKey(email);
  if (isOwn) {
    const isForMe = can(roleOf(profile), 'answerPractitioners');
    return <Navigate replace to={isForMe ? paths.practitioners() : paths.profile} />;
  }
  const isWaiting = !error && (!invitation || (isSignedIn && !profile));
  const isFinal = error !== undefined && isDeadLink(error);
  return (
    <Screen title="Invitation">
      <NoReferrer />
      {(isWaiting || (error && !isFinal)) && <VisuallyHidden as="h1">Invitation</VisuallyHidden>}
      {isWaiting && <ScreenLoading />}
      {isFinal && (
        <InvitationUnusable
          reason={error.message}
          signInHref={paths.signIn}
          signUpHref={paths.signUpAs('professional')}
          continueHref={isSignedIn ? paths.categories() : undefined}
        />
      )}
      {error && !isFinal && (
        <LoadFailed
          what="this invitation"
          isRetrying={failed.some(({ isValidating }) => isValidating)}
          onRetry={() => failed.forEach(({ mutate }) => void mutate())}
        />
      )}
      {!isWaiting && invitation && isSignedIn && profile && (
        <InvitationForAnother
          invitedEmail={invitation.email}
          signedInEmail={profile.email}
          categoriesHref={paths.categories()}
          onSignOut={() => {
            endSession();
            // Ending the session opens the sign-in page; return to the invitation.
            void navigate(pathname, { replace: true });
          }}
        />
      )}
      {invitation && !isSignedIn && invitation.standing === 'open' && (
        <InvitationOpened
          invitedBy={invitation.invitedBy}
          email={invitation.email}
          signUpHref={paths.signUpAs('professional')}
          signInHref={paths.signIn}
        />
      )}
      {invitation && !isSignedIn && invitation.standing === 'expired' && (
        <ExpiredInvitation token={token} invitedBy={invitation.invitedBy} />
      )}
    </Screen>
  );
}
