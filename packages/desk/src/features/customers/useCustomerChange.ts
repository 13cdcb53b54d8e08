import { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import { getDeskCustomer } from '@formulary/rules/calls/desk/deskCustomerCalls';
import type { DeskEvent } from '@formulary/rules/calls/desk/deskEvent';
import type { Words } from '@formulary/rules/wire/codec';
import type { FormAnswer } from '@formulary/ui/forms/validation/formRefusal';
import { useState } from 'react';
import { callDesk } from '../../lib/http/callDesk.ts';
import { withFreshProof } from '../../lib/http/freshProof.ts';
import { refusalOf } from '../../lib/http/refusalOf.ts';

/** A customer as the desk gets it. */
export type Customer = Words<(typeof getDeskCustomer)['answer']>;

/** What somebody else did since the customer was read, and the way to save over it. */
export interface CustomerConflict {
  readonly changes: readonly DeskEvent[];
  readonly again: () => Promise<FormAnswer>;
}

/** Changes a customer in the version that is on the screen. */
export interface CustomerChange {
  /** Sends a change; on success shows the answer and runs `done`. Keeps what was typed if it is refused. */
  readonly change: (
    send: (version: number) => Promise<Customer>,
    done: () => void,
    fields: readonly string[],
  ) => Promise<FormAnswer>;
  readonly conflict: CustomerConflict | undefined;
  readonly forget: () => void;
}

/**
 * Returns how to change a customer. If somebody else changed them meanwhile, nothing is saved and the conflict tells who
 * did what.
 */
export function useCustomerChange(
  customer: Customer,
  onChanged: (next: Customer) => void,
): CustomerChange {
  const [conflict, setConflict] = useState<CustomerConflict>();
  const attempt = async (
    version: number,
    ...[send, done, fields]: Parameters<CustomerChange['change']>
  ): Promise<FormAnswer> =>
    refusalOf(async () => {
      try {
        const next = await withFreshProof(() => send(version));
        setConflict(undefined);
        onChanged(next);
        done();
      } catch (problem) {
        if (problem instanceof ApiProblem && problem.code === 'record-changed') {
          const fresh = await callDesk(getDeskCustomer, { params: { id: customer.id } });
          setConflict({
            changes: fresh.events.filter(({ id }) => id > version),
            again: () => attempt(fresh.version, send, done, fields),
          });
        }
        throw problem;
      }
    }, fields);
  return {
    change: (...change) => attempt(customer.version, ...change),
    conflict,
    forget: () => setConflict(undefined),
  };
}
