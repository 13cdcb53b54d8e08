import type { Authority } from '@formulary/client/http/Authority';
import type { DeskAccess } from '@formulary/rules/calls/desk/deskCall';
import { useDeskSession } from '../session/deskSession.ts';

/**
 * Authorises the desk's calls: the browser sends the cookie by itself, to the desk's own address only. The number of the
 * window's person tells whose call an answer belongs to.
 */
export const deskAuthority: Authority<DeskAccess> = {
  isPrivate: (access) => access !== 'open',
  session: () => String(useDeskSession.getState().turn),
  authorise: (headers) => headers,
};
