import type { Db } from '../platform/database/Db.ts';
import type { OpenedInvitation } from '@formulary/rules/partners/invitations';
import { fullName } from '@formulary/rules/text/fullName';
import { hashToken } from '../accounts/tokens/accountTokens.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { findInvitation, readInvitations } from './invitations.queries.ts';
import { readPartner } from './partnerPeople.queries.ts';
import {
  addOrInvitePrescriber,
  answerLinkRequest,
  countMyPractitioners,
  endLink as endLinkCall,
  listInvitations,
  listMyPractitioners,
  listMyPrescribers,
  listPrescribers,
  resendInvite,
} from '@formulary/rules/calls/partnerCalls';
import {
  askForInvitation as askForInvitationCall,
  openInvitation as openInvitationCall,
} from '@formulary/rules/calls/invitationCalls';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from '../platform/http/networkOf.ts';
import { takeAttempt } from '../platform/limits/takeAttempt.ts';
import { AlternateStatus } from '../platform/plugins/AlternateStatus.ts';
import { registerCall, registerPublicCall } from '../platform/plugins/registerCall.ts';
import { answerRequest } from './answerRequest.ts';
import { askForInvitation } from './askForInvitation.ts';
import { requestPrescriber } from './requestPrescriber.ts';
import { endLink } from './endLink.ts';
import { countLinks, readAcceptedPrescribers, readLinks } from './links.queries.ts';
import { resendRequest } from './sendRequest.ts';
import type { Shop } from '../start/Shop.ts';

/** Returns the address and the sender of an invitation. Refuses an unknown, used or expired link with 'token-dead'. */
async function openInvitation(db: Db, token: string, now: Date): Promise<OpenedInvitation> {
  const invitation = await findInvitation(db, hashToken(token));
  if (!invitation) throw new Refused('token-dead');
  const { firstName, lastName } = await readPartner(db, invitation.practitionerId);
  return {
    email: invitation.email,
    invitedBy: fullName({ firstName, lastName }),
    standing: invitation.expiresAt > now ? 'open' : 'expired',
  };
}

const HOUR_MS = 3_600_000;
/** Shared by all people behind one network address. */
const MOST_OPENED_PER_HOUR = 60;
const ALL = { limit: 1000, skip: 0 };

/**
 * Registers the routes for links between practitioners and prescribers (spec 7.32 to 7.38, reading R2). Each call
 * reaches only the links of its caller.
 */
export function registerPartners(app: FastifyInstance, shop: Shop): void {
  const { db } = shop;
  const occasion = () => ({ shopUrl: shop.shopUrl, now: shop.now() });
  const admitLink = ({ ip }: FastifyRequest) => {
    const limit = { key: networkOf(ip), most: MOST_OPENED_PER_HOUR, perMs: HOUR_MS };
    return takeAttempt(db, { kind: 'open-invitation from', ...limit }, shop.now());
  };

  registerCall(app, listPrescribers, async ({ session, body }) => {
    const { status = 'accepted' } = body.query;
    return status === 'accepted' ? readAcceptedPrescribers(db, session.userId) : [];
  });

  registerCall(app, listMyPrescribers, ({ session, body }) =>
    readLinks(db, { userId: session.userId, side: 'practitioner', status: body.query.status }, ALL),
  );

  registerCall(app, addOrInvitePrescriber, async ({ session, body }) => {
    const input = { practitionerId: session.userId, email: body.email };
    const { outcome, message } = await requestPrescriber(db, input, occasion());
    return outcome === 'asked' ? { message } : new AlternateStatus({ message });
  });

  registerCall(app, resendInvite, async ({ session, body }) => {
    const pair = { practitionerId: session.userId, prescriberId: body.prescriberId };
    return { message: await resendRequest(db, pair, occasion()) };
  });

  registerCall(app, listInvitations, ({ session }) => readInvitations(db, session.userId));

  registerPublicCall(app, openInvitationCall, async ({ body, request }) => {
    await admitLink(request);
    return openInvitation(db, body.token, shop.now());
  });

  registerPublicCall(app, askForInvitationCall, async ({ body, request }) => {
    await admitLink(request);
    await askForInvitation(db, body.token, occasion());
    return undefined;
  });

  registerCall(app, countMyPractitioners, ({ session, body }) =>
    countLinks(db, { userId: session.userId, side: 'prescriber', status: body.query.status }),
  );

  registerCall(app, listMyPractitioners, ({ session, body }) =>
    readLinks(
      db,
      { userId: session.userId, side: 'prescriber', status: body.query.status },
      body.page,
    ),
  );

  registerCall(app, answerLinkRequest, async ({ session, body }) => {
    const pair = { practitionerId: body.practitionerId, prescriberId: session.userId };
    await answerRequest(db, pair, body.answer, occasion());
    return undefined;
  });

  registerCall(app, endLinkCall, async ({ session, body }) => {
    const [endedBy, partnerId] = [session.userId, body.partnerId];
    const pair = session.isPrescriber
      ? { practitionerId: partnerId, prescriberId: endedBy }
      : { practitionerId: endedBy, prescriberId: partnerId };
    await endLink(db, { ...pair, endedBy }, occasion());
    return undefined;
  });
}
