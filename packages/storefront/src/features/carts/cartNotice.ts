import { commonNotices } from '@formulary/rules/problems/commonNotices';
import type { CartOutcome } from './createCartWriter.ts';

/** Statuses with a notice of their own for every call (spec 8.1 to 8.3). */
const SAID_ELSEWHERE = [401, 403, 500];

/** Returns the toast for a change of the cart; the undo of a deletion is in the cart itself. */
export function cartNotice(outcome: CartOutcome) {
  const { command } = outcome;
  if (outcome.kind === 'refused') {
    const { status, message } = outcome.problem;
    return SAID_ELSEWHERE.includes(status) ? undefined : ({ tone: 'danger', message } as const);
  }
  switch (command.kind) {
    case 'add':
    case 'restore':
      return { tone: 'success', message: commonNotices.productAdded } as const;
    case 'set': {
      if (command.quantity > 0)
        return { tone: 'success', message: commonNotices.productUpdated } as const;
      return { tone: 'warning', message: commonNotices.productDeleted } as const;
    }
    case 'clear':
      return undefined;
    default:
      return command satisfies never;
  }
}
