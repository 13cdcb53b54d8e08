import { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import type { DeskEvent } from '@formulary/rules/calls/desk/deskEvent';
import {
  getDeskPrescription,
  getDeskPrescriptionTimeline,
} from '@formulary/rules/calls/desk/deskPrescriptionCalls';
import type { DeskPrescription } from '@formulary/rules/prescriptions/deskPrescription';
import type { FormAnswer } from '@formulary/ui/forms/validation/formRefusal';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { useState } from 'react';
import { callDesk } from '../../../lib/http/callDesk.ts';
import { refusalOf } from '../../../lib/http/refusalOf.ts';
import { useReloadPrescriptions } from '../usePrescription.ts';

/** How a change of a prescription is sent, with the version that was seen. */
type SendChange = (version: number) => Promise<unknown>;

/** What happened to a prescription since it was read, and its version now. */
interface Conflict {
  readonly version: number;
  readonly changes: readonly DeskEvent[];
}

/**
 * Makes a change of a prescription. If something happened to it meanwhile, what was typed stays, and the conflict says who
 * did what; the next send is over that. `done` is the sentence of success.
 */
export function usePrescriptionChange(
  { listed, version: read }: DeskPrescription,
  done: string,
  onDone: () => void,
) {
  const { notify } = useToasts();
  const reload = useReloadPrescriptions();
  const [opened] = useState(() => new Date());
  const [conflict, setConflict] = useState<Conflict>();
  const { id } = listed;

  const run = async (send: SendChange) => {
    try {
      await send(conflict?.version ?? read);
    } catch (problem) {
      if (!(problem instanceof ApiProblem) || problem.code !== 'record-changed') throw problem;
      const [now, events] = await Promise.all([
        callDesk(getDeskPrescription, { params: { id } }, { isBackground: true }),
        callDesk(getDeskPrescriptionTimeline, { params: { id } }, { isBackground: true }),
      ]);
      const later = events.filter(({ at }) => at >= opened);
      setConflict({ version: now.version, changes: later.length > 0 ? later : events.slice(-1) });
      throw problem;
    }
    onDone();
    notify({ id: `prescription-${id}`, tone: 'success', message: done });
    await reload();
  };

  return {
    conflict,
    submit: (send: SendChange, fields: readonly string[] = []): Promise<FormAnswer> =>
      refusalOf(() => run(send), fields),
  };
}

export type PrescriptionChange = ReturnType<typeof usePrescriptionChange>;
