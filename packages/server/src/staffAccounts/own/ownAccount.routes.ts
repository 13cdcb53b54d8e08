import {
  beginOwnAuthenticator,
  changeOwnAuthenticator,
  changeOwnDeskPassword,
  endDeskSession,
  endOtherDeskSessions,
  listDeskSessions,
} from '@formulary/rules/calls/desk/deskOwnAccountCalls';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hashToken } from '../../accounts/tokens/accountTokens.ts';
import { deskToken } from '../../platform/desk/deskCookie.ts';
import { registerDeskCall } from '../../platform/desk/registerDeskCall.ts';
import { requireFresh } from '../../platform/desk/requireFresh.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import { networkOf } from '../../platform/http/networkOf.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { recordStaffEvent } from '../recordStaffEvent.ts';
import { isSessionLocked } from '../sessions/createStaffSessions.ts';
import {
  deleteOtherSessions,
  deleteOwnSession,
  readOwnSessions,
  sessionNameOf,
} from '../sessions/staffSessions.queries.ts';
import type { StaffAccounts } from '../StaffAccounts.ts';
import { changeOwnPassword } from './changeOwnPassword.ts';
import { beginAuthenticator, moveAuthenticator } from './moveAuthenticator.ts';

/** Registers the calls for a person's own password, authenticator app and sessions. Nobody needs a colleague for them. */
export function registerOwnAccount(app: FastifyInstance, accounts: StaffAccounts): void {
  const { db, now } = accounts;

  registerDeskCall(app, listDeskSessions, async ({ session, request }) => {
    const at = now();
    const current = sessionNameOf(tokenOf(request));
    const sessions = await readOwnSessions(db, session.staffId, at);
    return sessions.map(({ station, ...each }) => ({
      ...each,
      ...(station === undefined ? {} : { station }),
      isCurrent: each.session === current,
      isLocked: isSessionLocked(each, at),
    }));
  });

  registerDeskCall(app, endDeskSession, async ({ actor, params }) => {
    const { staffId } = actor.staff;
    await withTransaction(db, async (trx) => {
      const isEnded = await deleteOwnSession(trx, { ...params, staffId });
      if (!isEnded) throw new Refused('session-missing');
      const detail = { sessions: 1 };
      const event = { action: 'staff-session-ended', staffId, actor, at: now(), detail } as const;
      await recordStaffEvent(trx, event);
    });
    return undefined;
  });

  registerDeskCall(app, endOtherDeskSessions, async ({ actor, request }) => {
    const { staffId } = actor.staff;
    return withTransaction(db, async (trx) => {
      const tokenHash = hashToken(tokenOf(request));
      const ended = await deleteOtherSessions(trx, { staffId, tokenHash });
      if (ended === 0) return { ended };
      const detail = { sessions: ended };
      const event = { action: 'staff-session-ended', staffId, actor, at: now(), detail } as const;
      await recordStaffEvent(trx, event);
      return { ended };
    });
  });

  registerDeskCall(app, changeOwnDeskPassword, async ({ session, actor, body, request }) => {
    const network = networkOf(request.ip);
    const token = tokenOf(request);
    await changeOwnPassword(accounts, { ...body, session, actor, token, network });
    return undefined;
  });

  registerDeskCall(app, beginOwnAuthenticator, async ({ session, actor }) => {
    requireFresh(session, now());
    return beginAuthenticator(accounts, actor);
  });

  registerDeskCall(app, changeOwnAuthenticator, async ({ session, actor, body, request }) => {
    requireFresh(session, now());
    return moveAuthenticator(accounts, { ...body, actor, token: tokenOf(request) });
  });
}

/** Returns the token of a request that was let through with one. */
function tokenOf(request: FastifyRequest): string {
  return deskToken(request) ?? '';
}
