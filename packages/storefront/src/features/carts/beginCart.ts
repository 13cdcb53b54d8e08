import type { CartLine } from '@formulary/rules/carts/cartLine';
import { getCart } from '@formulary/rules/calls/cartCalls';
import type { useToasts } from '@formulary/ui/primitives/useToasts';
import { unstable_serialize, type useSWRConfig } from 'swr';
import { keys } from '../../lib/http/keys.ts';
import { logProblem } from '../../lib/screen/logProblem.ts';
import { cartNotice } from './cartNotice.ts';
import { type CartWriter, createCartWriter } from './createCartWriter.ts';
import { sendCartCommand } from './sendCartCommand.ts';

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
    shown: () => cache.get(unstable_serialize(cartKey()))?.data as readonly CartLine[] | undefined,
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
