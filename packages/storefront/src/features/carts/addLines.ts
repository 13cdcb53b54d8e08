import { addCartLines, getCart } from '@formulary/rules/calls/cartCalls';
import type { AddedLine } from '@formulary/rules/carts/addedLine';
import type { CartLine } from '@formulary/rules/carts/cartLine';
import type { ListLine } from '@formulary/rules/lists/productList';
import type { ScopedMutator } from 'swr';
import { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import { callApi } from '../../lib/http/http.ts';
import { keys } from '../../lib/http/keys.ts';
import { logProblem } from '@formulary/client/screen/logProblem';
import type { CartWriter } from './createCartWriter.ts';

const CONFLICT = 409;

/** Outcome of each line, in the order sent, with the new cart; or why the outcome is unknown. */
export type LinesAdded =
  | { readonly results: readonly AddedLine[]; readonly cart: readonly CartLine[] }
  | { readonly problem: string };

/** The idempotency key of an addition: lines sent again under it are added once. */
export interface AddingKey {
  /** Returns the key, the same until `forget`. */
  readonly take: () => string;
  readonly forget: () => void;
}

interface Adding {
  readonly key: AddingKey;
  /** The cart's writer, once loaded. */
  readonly writer: Pick<CartWriter, 'settle' | 'reset'> | undefined;
  readonly mutate: ScopedMutator;
}

/** Creates a key that lives as long as its screen. */
export function createAddingKey(): AddingKey {
  let key: string | undefined;
  return {
    take: () => (key ??= crypto.randomUUID()),
    forget: () => {
      key = undefined;
    },
  };
}

/**
 * Puts lines into the cart in one call, after the cart's pending changes. The key is kept after a lost answer, so that a retry
 * adds nothing twice, and forgotten after an answer and after a conflict.
 */
export async function addLines(
  requested: readonly ListLine[],
  { key, writer, mutate }: Adding,
): Promise<LinesAdded> {
  const lines = requested.map(({ productId, isPrescription, quantity }) => ({
    productId,
    isPrescription,
    quantity,
  }));
  try {
    await writer?.settle();
    const answer = await callApi(addCartLines, { body: { lines } }, { idempotencyKey: key.take() });
    key.forget();
    writer?.reset();
    await mutate(keys.of(getCart, {}), answer.lines, { revalidate: false });
    return { results: answer.results, cart: answer.lines };
  } catch (failure) {
    logProblem('The lines were not added to the cart', failure);
    if (!(failure instanceof ApiProblem)) throw failure;
    // The earlier request arrived: its lines are in the cart. The current lines are a new request with a new key.
    if (failure.status === CONFLICT) {
      key.forget();
      await mutate(keys.of(getCart, {}));
    }
    return { problem: failure.message };
  }
}
