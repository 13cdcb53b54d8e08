import { commonNotices } from '@formulary/rules/problems/commonNotices';
import { useToasts } from '@formulary/ui/primitives/useToasts';
import { useEffect } from 'react';
import { useCartWriter } from '../features/carts/CartWriterContext.ts';
import type { CartOutcome } from '../features/carts/createCartWriter.ts';
import { logProblem } from '../lib/screen/logProblem.ts';

/** These have a sentence of their own, whoever made the call (spec 8.1 to 8.3). */
const SAID_ELSEWHERE = [401, 403, 500];

function noticeOf(outcome: CartOutcome) {
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

/** Says what became of each change of the cart, wherever it was made (spec 8.15, 8.14, 8.12). The way back from a deletion stands in the cart itself. */
export function useCartNotices(): void {
  const writer = useCartWriter();
  const { notify } = useToasts();
  useEffect(
    () =>
      writer?.listen((outcome) => {
        if (outcome.kind === 'refused') logProblem('The cart was not changed', outcome.problem);
        const notice = noticeOf(outcome);
        // One toast at a time speaks of the cart: the newest state is what counts.
        if (notice) notify({ id: 'cart', ...notice });
      }),
    [writer, notify],
  );
}
