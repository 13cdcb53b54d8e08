import { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import { idempotencyKeys } from '@formulary/client/http/idempotencyKeys';
import type { FormAnswer } from '@formulary/ui/forms/validation/formRefusal';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { useState } from 'react';
import { refusalOf } from '../http/refusalOf.ts';
import { changesSince, type Conflict } from './changesSince.ts';
import { useReloadOrders } from './useReloadOrders.ts';

/**
 * How a change of an order is sent: with the version that was seen, under a key that makes a retry safe. May answer with the
 * sentence of success.
 */
export type SendChange = (version: number, idempotencyKey: string) => Promise<unknown>;

/** An order as this person saw it. */
export interface SeenOrder {
  readonly id: number;
  readonly version: number;
}

/** A change of an order that is being made in a dialog. */
export interface OrderChange {
  /** Sends the change. Its answer is shown by the form; a conflict is shown by the dialog. */
  readonly submit: (
    send: SendChange,
    contents: object,
    fields?: readonly string[],
  ) => Promise<FormAnswer>;
  readonly conflict: Conflict | undefined;
  /** Sends what was typed over the changes of others. */
  readonly keepMine: () => Promise<void>;
  readonly isSaving: boolean;
  /** The answer to what was sent over the changes of others. */
  readonly again: FormAnswer;
}

/**
 * Makes a change of an order. If somebody changed the order meanwhile, what was typed stays, and the conflict says who
 * did what. `done` is the sentence of success, unless the answer has its own.
 */
export function useOrderChange(
  { id, version: seen }: SeenOrder,
  done: string,
  onDone: () => void,
): OrderChange {
  const { notify } = useToasts();
  const reload = useReloadOrders();
  const [keys] = useState(idempotencyKeys);
  const [conflict, setConflict] = useState<Conflict>();
  const [last, setLast] = useState<{ readonly send: SendChange; readonly contents: object }>();
  const [isSaving, setIsSaving] = useState(false);
  const [again, setAgain] = useState<FormAnswer>();
  const run = async (send: SendChange, contents: object, version: number) => {
    let said: unknown;
    try {
      said = await send(version, keys.keyFor(contents));
    } catch (problem) {
      if (!(problem instanceof ApiProblem) || problem.code !== 'record-changed') throw problem;
      setConflict(await changesSince(id, version));
      throw problem;
    }
    keys.forget();
    setConflict(undefined);
    onDone();
    notify({ id: `order-${id}`, tone: 'success', message: typeof said === 'string' ? said : done });
    await reload();
  };

  return {
    conflict,
    isSaving,
    again,
    submit: (send, contents, fields) => {
      setLast({ send, contents });
      const version = conflict?.version ?? seen;
      return refusalOf(() => run(send, contents, version), fields);
    },
    keepMine: async () => {
      if (!last || !conflict) return;
      setIsSaving(true);
      setAgain(await refusalOf(() => run(last.send, last.contents, conflict.version)));
      setIsSaving(false);
    },
  };
}
