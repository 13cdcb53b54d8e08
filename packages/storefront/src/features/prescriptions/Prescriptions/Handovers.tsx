import { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import { answerHandover, listHandovers } from '@formulary/rules/calls/handoverCalls';
import type { Handover } from '@formulary/rules/prescriptions/handover';
import { HandoverList } from '@formulary/ui/pieces/prescriptions/HandoverList';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { useState } from 'react';
import { callApi } from '../../../lib/http/http.ts';
import { useRead } from '../../../lib/http/useRead.ts';
import { usePrescriptionsChanged } from '../usePrescriptionsChanged.ts';

/** Shows what the pharmacy asks a prescriber to take over; nothing for most. */
export function Handovers() {
  const { data, mutate } = useRead(listHandovers, {});
  const { notify } = useToasts();
  const changed = usePrescriptionsChanged();
  const [pendingIds, setPendingIds] = useState<readonly number[]>([]);
  if (!data || data.length === 0) return null;
  const answer = async (handovers: readonly Handover[], isAccepted: boolean) => {
    setPendingIds(handovers.map(({ id }) => id));
    let done = 0;
    let problem: ApiProblem | undefined;
    for (const { id } of handovers) {
      try {
        await callApi(answerHandover, { body: { id, isAccepted } });
        done += 1;
      } catch (failure) {
        if (!(failure instanceof ApiProblem)) throw failure;
        problem = failure;
      }
    }
    const what = done === 1 ? '1 prescription' : `${done} prescriptions`;
    notify(
      problem
        ? { id: 'handovers', tone: 'danger', message: problem.message }
        : {
            id: 'handovers',
            tone: 'success',
            message: isAccepted ? `${what} taken over. Please check and sign` : `${what} declined`,
          },
    );
    await mutate();
    changed();
    setPendingIds([]);
  };
  return (
    <HandoverList
      handovers={data}
      pendingIds={pendingIds}
      onAnswer={(handover, isAccepted) => void answer([handover], isAccepted)}
      onAcceptAll={() => void answer(data, true)}
    />
  );
}
