import type { Authority } from '@formulary/client/http/Authority';
import { XSRF_HEADER, xsrfToken } from './xsrfToken.ts';
import { type Permission, needsSession } from '@formulary/rules/accounts/permissions';
import { keepUp } from './keepUp.ts';
import { useSession } from '../session/session.ts';

/** Authorises the shop's calls by the session's token and the XSRF cookie (spec 7.1). */
export const shopAuthority: Authority<Permission> = {
  isPrivate: needsSession,
  session: () => useSession.getState().tokenToSend(),
  authorise: (headers, method, token) => {
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
    const xsrf = method === 'GET' ? undefined : xsrfToken(document.cookie);
    if (xsrf !== undefined) headers.set(XSRF_HEADER, xsrf);
    return headers;
  },
  keepUp,
  // The XSRF cookie changed after the header was written: a new page makes several calls at once, and one of them sets the
  // cookie. Nothing was done.
  isOutdated: ({ errors }, sent) =>
    errors?.[XSRF_HEADER] !== undefined &&
    xsrfToken(document.cookie) !== (sent.get(XSRF_HEADER) ?? undefined),
};
