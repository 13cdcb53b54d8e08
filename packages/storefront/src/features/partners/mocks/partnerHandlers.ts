import { askForInvitation, openInvitation } from '@formulary/rules/calls/invitationCalls';
import * as calls from '@formulary/rules/calls/partnerCalls';
import { linkStateOf } from '@formulary/rules/partners/linkState';
import type { LinkStatus } from '@formulary/rules/partners/linkStatus';
import type { OpenedInvitation, PrescriberInvitation } from '@formulary/rules/partners/invitations';
import type { PractitionerLink, PrescriberLink } from '@formulary/rules/partners/prescriberLink';
import { fillGaps } from '@formulary/rules/problems/fillGaps';
import { notices } from '@formulary/rules/problems/notices';
import type { HttpHandler } from 'msw';
import { mockCall, refusal } from '@formulary/storybook-kit/mocks/mockCall';

/** Links of the signed-in user, on either side, and their invitations. */
export interface MockPartners {
  readonly prescribers?: readonly PrescriberLink[];
  readonly practitioners?: readonly PractitionerLink[];
  readonly invitations?: readonly PrescriberInvitation[];
}

/** Prefix of addresses that the mocked shop does not know. */
const UNKNOWN = /^new\b/;
const having = (status: LinkStatus | undefined) => (link: PractitionerLink) =>
  status === undefined || link.status === status;
const ended = { status: 'declined', endedAt: new Date('2026-11-12T09:00:00Z') } as const;

/** Mocks the calls for partners; answers, resends and ended links persist. */
export function partnerHandlers({
  prescribers = [],
  practitioners = [],
  invitations = [],
}: MockPartners = {}): readonly HttpHandler[] {
  const links = { prescribers: [...prescribers], practitioners: [...practitioners] };
  let invited = [...invitations];
  const put = (side: keyof typeof links, link: PrescriberLink) => {
    links[side] = links[side].map((known) => (known.userId === link.userId ? link : known));
  };
  return [
    mockCall(calls.listPrescribers, () => ({
      answer: links.prescribers
        .filter(having('accepted'))
        .map(({ userId: id, firstName, lastName, email }) => ({ id, firstName, lastName, email })),
    })),
    mockCall(calls.listMyPrescribers, ({ body }) => ({
      answer: links.prescribers.filter(having(body.query.status)),
    })),
    mockCall(calls.listInvitations, () => ({ answer: invited })),
    mockCall(calls.addOrInvitePrescriber, ({ body: { email } }) => {
      if (!UNKNOWN.test(email)) {
        return { answer: { message: fillGaps(notices.prescriberAsked, { email }) } };
      }
      const invitedAt = new Date('2026-11-20T09:00:00Z');
      const fresh = { email, invitedAt, expiresAt: new Date('2026-12-20T09:00:00Z') };
      invited = [fresh, ...invited.filter((known) => known.email !== email)];
      return { answer: { message: fillGaps(notices.prescriberInvited, { email }) } };
    }),
    mockCall(calls.resendInvite, ({ body }) => {
      const link = links.prescribers.find(({ userId }) => userId === body.prescriberId);
      if (!link) return refusal(404, 'link-missing');
      if (link.status !== 'declined') return refusal(409, 'link-not-declined');
      const { endedAt: _endedAt, ...asked } = link;
      put('prescribers', { ...asked, status: 'pending' });
      return { answer: { message: fillGaps(notices.requestResent, { email: link.email }) } };
    }),
    mockCall(openInvitation, ({ body }) => {
      if (body.token === 'unknown') return refusal(400, 'token-dead');
      const answer: OpenedInvitation = {
        email: 'new@elm.test',
        invitedBy: 'Amara Okafor',
        standing: body.token === 'expired' ? 'expired' : 'open',
      };
      return { answer };
    }),
    mockCall(askForInvitation, () => ({ answer: undefined })),
    mockCall(calls.countMyPractitioners, ({ body }) => ({
      answer: links.practitioners.filter(having(body.query.status)).length,
    })),
    mockCall(calls.listMyPractitioners, ({ body: { query, page } }) => ({
      answer: links.practitioners
        .filter(having(query.status))
        .slice(page.skip, page.skip + page.limit),
    })),
    mockCall(calls.answerLinkRequest, ({ body }) => {
      const link = links.practitioners.find(({ userId }) => userId === body.practitionerId);
      if (!link) return refusal(404, 'link-missing');
      if (link.status !== 'pending') return refusal(409, 'link-answered');
      put('practitioners', { ...link, status: body.answer });
      return { answer: undefined };
    }),
    mockCall(calls.endLink, ({ body }) => {
      for (const side of ['prescribers', 'practitioners'] as const) {
        const link = links[side].find(({ userId }) => userId === body.partnerId);
        if (!link || linkStateOf(link) !== 'accepted') continue;
        put(side, { ...link, ...ended });
        return { answer: undefined };
      }
      return refusal(404, 'link-missing');
    }),
  ];
}
