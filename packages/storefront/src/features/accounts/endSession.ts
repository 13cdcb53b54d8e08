import { signOut } from '@formulary/rules/calls/sessionCalls';
import { useSession } from '../../lib/session/session.ts';
import { callApi } from '../../lib/http/http.ts';

/** Ends the session here at once and tells the server in the background; a failure changes nothing (spec 4.1). */
export function endSession(): void {
  const { tokenToSend, drop } = useSession.getState();
  if (tokenToSend() !== undefined) {
    const told = callApi(signOut, {}, { isBackground: true, keepalive: true });
    told.catch(() => undefined);
  }
  drop();
}
