import { nudgePrescriber } from '@formulary/rules/calls/prescriptionCalls';
import { wasNudgedRecently } from '@formulary/rules/prescriptions/signing/signingDeadline';
import { notices } from '@formulary/rules/problems/notices';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { useState } from 'react';
import { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import { callApi } from '../../../lib/http/http.ts';
import { usePrescriptionsChanged } from '../usePrescriptionsChanged.ts';

interface RemindPrescriberProps {
  readonly id: number;
  /** When the prescriber was last reminded. */
  readonly nudgedAt: Date | undefined;
  /** Name of the prescriber. */
  readonly name: string;
}

const TOO_SOON = 429;

/** Reminds a prescriber to sign, once a day. */
export function RemindPrescriber({ id, nudgedAt, name }: RemindPrescriberProps) {
  const [isSending, setIsSending] = useState(false);
  const [isReminded, setIsReminded] = useState(() => wasNudgedRecently(nudgedAt, new Date()));
  const changed = usePrescriptionsChanged();
  const { notify } = useToasts();
  const remind = async () => {
    setIsSending(true);
    try {
      await callApi(nudgePrescriber, { body: { id } });
      setIsReminded(true);
      notify({ id: 'prescription', tone: 'success', message: notices.prescriberNudged });
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      notify({ id: 'prescription', tone: 'danger', message: problem.message });
      if (problem.status === TOO_SOON) setIsReminded(true);
      // It may have been signed meanwhile.
      if (problem.status === 409) changed();
    } finally {
      setIsSending(false);
    }
  };
  if (isReminded) return <output>{`You asked us today to remind ${name}.`}</output>;
  return (
    <Button isSmall isPending={isSending} pendingLabel="Reminding…" onClick={() => void remind()}>
      {`Remind ${name}`}
    </Button>
  );
}
