import { getCart } from '@formulary/rules/calls/cartCalls';
import type { CartLine } from '@formulary/rules/carts/cartLine';
import { commonNotices } from '@formulary/rules/problems/commonNotices';
import type { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { unstable_serialize, type useSWRConfig } from 'swr';
import { keys } from '../../lib/http/keys.ts';
import { logProblem } from '@formulary/client/screen/logProblem';
import { sendCartCommand } from './cartCommand.ts';
import { type CartOutcome, type CartWriter, createCartWriter } from './createCartWriter.ts';

/** Statuses with a notice of their own for every call (spec 8.1 to 8.3). */
const SAID_ELSEWHERE = [401, 403, 500];

/** Returns the toast for a change of the cart; the undo of a deletion is in the cart itself. */
function cartNotice(outcome: CartOutcome) {
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

const cartKey = () => keys.of(getCart, {});

/**
 * Creates the cart writer of a session on top of SWR's cache. Every change shows a toast, whatever screen made it (spec
 * 8.12, 8.14, 8.15).
 */
export function beginCart(
  { cache, mutate }: Pick<ReturnType<typeof useSWRConfig>, 'cache' | 'mutate'>,
  notify: ReturnType<typeof useToasts>['notify'],
): CartWriter {
  const writer = createCartWriter({
    current: () =>
      cache.get(unstable_serialize(cartKey()))?.data as readonly CartLine[] | undefined,
    show: (lines) => void mutate(cartKey(), lines, { revalidate: false }),
    refresh: () => void mutate(cartKey()),
    send: sendCartCommand,
  });
  writer.listen((outcome) => {
    if (outcome.kind === 'refused') logProblem('The cart was not changed', outcome.problem);
    const notice = cartNotice(outcome);
    // One cart toast at a time: the newest replaces it.
    if (notice) notify({ id: 'cart', ...notice });
  });
  return writer;
}
