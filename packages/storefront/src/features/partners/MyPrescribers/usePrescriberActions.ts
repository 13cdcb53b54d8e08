import {
  addOrInvitePrescriber,
  endLink,
  listInvitations,
  listMyPrescribers,
  resendInvite,
} from '@formulary/rules/calls/partnerCalls';
import { useRead } from '../../../lib/http/useRead.ts';
import type { PrescriberInvitation } from '@formulary/rules/partners/invitations';
import type { PrescriberLink } from '@formulary/rules/partners/prescriberLink';
import { notices } from '@formulary/rules/problems/notices';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { useEffect, useRef, useState } from 'react';
import { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import { callApi } from '../../../lib/http/http.ts';
import { runAfter } from '../../../lib/changes/runAfter.ts';

/** Reads the practitioner's invitations to people who are not prescribers here yet. */
function useInvitations() {
  return useRead(listInvitations, {});
}

/** Reads the prescribers whom the practitioner requested, latest first (spec 7.33). */
function useMyPrescribers() {
  return useRead(listMyPrescribers, { body: { query: {} } }, { keepPrevious: true });
}

/** Delay in ms between the answer of a resent request and the reload of the list (spec 4.7). */
const RELOAD_AFTER_MS = 1000;

/**
 * Returns a practitioner's actions on the list's prescribers; a refusal shows as a toast, and the list is read again.
 */
export function usePrescriberActions() {
  const prescribers = useMyPrescribers();
  const invitations = useInvitations();
  const { notify } = useToasts();
  const [sending, setSending] = useState<number | string>();
  const callOffReload = useRef<() => void>(undefined);
  useEffect(() => () => callOffReload.current?.(), []);

  const act = async (whom: number | string, work: () => Promise<void>) => {
    setSending(whom);
    try {
      await work();
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      // A 500 has its own toast for every call (spec 8.3).
      if (problem.status !== 500)
        notify({ id: 'partner', tone: 'danger', message: problem.message });
      await prescribers.mutate();
    } finally {
      setSending(undefined);
    }
  };

  const resend = ({ userId }: PrescriberLink) =>
    act(userId, async () => {
      await callApi(resendInvite, { body: { prescriberId: userId } });
      notify({ id: 'partner', tone: 'success', message: notices.invitationSent });
      callOffReload.current?.();
      callOffReload.current = runAfter(RELOAD_AFTER_MS, () => void prescribers.mutate());
    });

  const end = ({ userId }: PrescriberLink) =>
    act(userId, async () => {
      await callApi(endLink, { body: { partnerId: userId } });
      notify({ id: 'partner', tone: 'success', message: notices.linkEnded });
      await prescribers.mutate();
    });

  const invite = ({ email }: PrescriberInvitation) =>
    act(email, async () => {
      await callApi(addOrInvitePrescriber, { body: { email } });
      notify({ id: 'partner', tone: 'success', message: notices.invitationSent });
      await Promise.all([invitations.mutate(), prescribers.mutate()]);
    });

  return {
    prescribers,
    invitations,
    resend,
    end,
    invite,
    sendingId: typeof sending === 'number' ? sending : undefined,
    invitingEmail: typeof sending === 'string' ? sending : undefined,
  };
}
