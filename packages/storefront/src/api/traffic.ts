import type { ApiProblem } from './ApiProblem.ts';

/** What the http client tells whoever listens; it never toasts or navigates by itself. */
export type TrafficEvent =
  | { readonly kind: 'started' | 'finished'; readonly isBackground: boolean }
  | {
      readonly kind: 'refused';
      readonly problem: ApiProblem;
      readonly access: 'public' | 'signed-in';
      /**
       * The token the call was made with: a late answer to an old session must not end the new one. A private call
       * without a token was not made at all (spec 8.5); public calls have none.
       */
      readonly token: string | undefined;
    };

type Listener = (event: TrafficEvent) => void;

const listeners = new Set<Listener>();

/** The calls under way and those that failed, for the loader and for the one subscriber that reacts to refusals. */
export const traffic = {
  publish(event: TrafficEvent) {
    for (const listener of listeners) listener(event);
  },
  /** Returns the way to stop listening. */
  listen(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
