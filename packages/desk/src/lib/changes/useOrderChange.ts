import { idempotencyKeys } from '@formulary/client/http/idempotencyKeys';
import type { FormAnswer } from '@formulary/ui/forms/validation/formRefusal';
import { useState } from 'react';
import { changesSince } from './changesSince.ts';
import { readsOfOrders } from './useReloadOrders.ts';
import { type RecordChange, useRecordChange } from './useRecordChange.ts';

/** An order as this person saw it. */
export interface SeenOrder {
  readonly id: number;
  readonly version: number;
}

/** A change of an order that is being made in a dialog. */
export interface OrderChange extends Omit<RecordChange, 'submit'> {
  /**
   * Sends the change with the version that was seen, under a key that makes a retry with the same contents safe. Its answer is
   * shown by the form; a conflict stands above it.
   */
  readonly submit: (
    send: (version: number, idempotencyKey: string) => Promise<unknown>,
    contents: object,
    fields?: readonly string[],
  ) => Promise<FormAnswer>;
}

/** Changes an order as `useRecordChange` does, and sends an idempotency key, so that a retry is carried out only once. */
export function useOrderChange(
  { id, version }: SeenOrder,
  done: string,
  onDone: () => void,
): OrderChange {
  const [keys] = useState(idempotencyKeys);
  const reread = async () => {
    const all = await changesSince(id, 0);
    return { version: all.version, events: all.changes };
  };
  const change = useRecordChange({ version, reread, reads: readsOfOrders }, done, onDone);
  return {
    ...change,
    submit: (send, contents, fields) =>
      change.submit(async (seen) => {
        const said = await send(seen, keys.keyFor(contents));
        keys.forget();
        return said;
      }, fields),
  };
}
