import type { ApiProblem } from './ApiProblem.ts';

/** Failed call, as the HTTP client publishes it; the client itself never toasts or navigates. */
export interface Refusal {
  readonly problem: ApiProblem;
  /** Whether the call needs a session. */
  readonly isPrivate: boolean;
  /**
   * Session that the call used: a late answer to an old session must not end the new one. A private call without one
   * was never sent (spec 8.5); public calls have none.
   */
  readonly session: string | undefined;
}

type Listener = (refusal: Refusal) => void;

const listeners = new Set<Listener>();

/** Publishes failed calls to the one subscriber that reacts. */
export const refusals = {
  publish(refusal: Refusal) {
    for (const listener of listeners) listener(refusal);
  },
  /** Subscribes; returns the unsubscribe function. */
  listen(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
