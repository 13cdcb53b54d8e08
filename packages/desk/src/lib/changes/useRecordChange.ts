import { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import { isReadOf } from '@formulary/client/reads/isReadOf';
import type { DeskEvent } from '@formulary/rules/calls/desk/deskEvent';
import type { FormAnswer } from '@formulary/ui/forms/validation/formRefusal';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { refusalOf } from '../http/refusalOf.ts';
import type { Conflict } from './changesSince.ts';

/** A record as this person saw it, and how to read it again. */
export interface SeenRecord {
  readonly version: number;
  readonly reread: () => Promise<{
    readonly version: number;
    readonly events: readonly DeskEvent[];
  }>;
  /** Names of the calls whose answers a change makes old. */
  readonly reads: readonly string[];
}

/** Sends a change of the version that was seen. May answer with the sentence of success. */
type SendChange = (version: number) => Promise<unknown>;

/** A change of a record that is being made. */
export interface RecordChange {
  /** Sends the change. Its answer is shown by the form; a conflict stands above it. */
  readonly submit: (send: SendChange, fields?: readonly string[]) => Promise<FormAnswer>;
  readonly conflict: Conflict | undefined;
  /** Sends what was typed over the changes of others. */
  readonly keepMine: () => Promise<void>;
  /** Reads the record as it is now. */
  readonly reload: () => Promise<void>;
  readonly isSaving: boolean;
  /** The answer to what was sent over the changes of others. */
  readonly again: FormAnswer;
}

/**
 * Makes a change of a record. If somebody changed it meanwhile, what was typed stays, and the conflict says who did what.
 *
 * @param done - The sentence of success, unless the answer has its own.
 */
export function useRecordChange(
  { version: seen, reread, reads }: SeenRecord,
  done: string,
  onDone: () => void,
): RecordChange {
  const { notify } = useToasts();
  const { mutate } = useSWRConfig();
  const [conflict, setConflict] = useState<Conflict>();
  const [last, setLast] = useState<SendChange>();
  const [isSaving, setIsSaving] = useState(false);
  const [again, setAgain] = useState<FormAnswer>();
  const reload = async () => {
    await Promise.all(reads.map((name) => mutate(isReadOf(name))));
  };
  const run = async (send: SendChange, version: number) => {
    let said: unknown;
    try {
      said = await send(version);
    } catch (problem) {
      if (problem instanceof ApiProblem && problem.code === 'record-changed') {
        const fresh = await reread();
        setConflict({
          version: fresh.version,
          changes: fresh.events.filter(({ id }) => id > version),
        });
      }
      throw problem;
    }
    setConflict(undefined);
    onDone();
    const message = typeof said === 'string' ? said : done;
    notify({ id: 'record-changed', tone: 'success', message });
    await reload();
  };
  return {
    conflict,
    isSaving,
    again,
    reload,
    submit: (send, fields) => {
      setLast(() => send);
      return refusalOf(() => run(send, conflict?.version ?? seen), fields);
    },
    keepMine: async () => {
      if (!last || !conflict) return;
      setIsSaving(true);
      setAgain(await refusalOf(() => run(last, conflict.version)));
      setIsSaving(false);
    },
  };
}
