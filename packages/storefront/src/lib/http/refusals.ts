import type { Access } from '@formulary/rules/calls/access';
import type { ApiProblem } from './ApiProblem.ts';

/** A call that failed, as the http client tells whoever listens; it never toasts or navigates by itself. */
export interface Refusal {
  readonly problem: ApiProblem;
  readonly access: Access;
  /**
   * The token the call was made with: a late answer to an old session must not end the new one. A private call without a
   * token was not made at all (spec 8.5); public calls have none.
   */
  readonly token: string | undefined;
}

type Listener = (refusal: Refusal) => void;

const listeners = new Set<Listener>();

/** The calls that failed, for the one subscriber that reacts to them. */
export const refusals = {
  publish(refusal: Refusal) {
    for (const listener of listeners) listener(refusal);
  },
  /** Returns the way to stop listening. */
  listen(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
