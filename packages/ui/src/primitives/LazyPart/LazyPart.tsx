import { type ReactNode, useEffect, useState } from 'react';
import { LoadFailed } from '../LoadFailed/LoadFailed.tsx';

export interface LazyPartProps<Part> {
  /** Fetches the part; the same function every time. */
  load: () => Promise<Part>;
  /** What comes, as it stands in a sentence: "the list of patients". */
  what: string;
  /** Stands in its place until it is there. */
  waiting?: ReactNode;
  /** Told when it did not come, for the log. */
  onFailed?: (failure: unknown) => void;
  /** Draws what was fetched. */
  children: (part: Part) => ReactNode;
}

type State<Part> = { kind: 'pending' | 'failed' | 'retrying' } | { kind: 'loaded'; part: Part };

/** What was fetched once is there at once the next time. */
const fetched = new WeakMap<() => Promise<unknown>, { part: unknown }>();

/**
 * A part of a screen that is fetched when it is wanted. Where it does not come, a sentence and Try again stand in its place,
 * and the rest of the screen stays as it is.
 */
export function LazyPart<Part>({
  load,
  what,
  waiting,
  onFailed,
  children,
}: LazyPartProps<Part>): ReactNode {
  const [state, setState] = useState<State<Part>>(() => {
    const known = fetched.get(load);
    return known ? { kind: 'loaded', part: known.part as Part } : { kind: 'pending' };
  });
  const isWanted = state.kind === 'pending' || state.kind === 'retrying';
  useEffect(() => {
    if (!isWanted) return undefined;
    let isStale = false;
    const fetchPart = async () => {
      const part = await load();
      fetched.set(load, { part });
      if (!isStale) setState({ kind: 'loaded', part });
    };
    fetchPart().catch((failure: unknown) => {
      onFailed?.(failure);
      if (!isStale) setState({ kind: 'failed' });
    });
    return () => {
      isStale = true;
    };
  }, [isWanted, load, onFailed]);

  if (state.kind === 'loaded') return children(state.part);
  if (state.kind === 'pending') return waiting;
  return (
    <LoadFailed
      what={what}
      isRetrying={state.kind === 'retrying'}
      onRetry={() => setState({ kind: 'retrying' })}
    >
      Nothing that you have entered is lost. If it still does not come, load the page again.
    </LoadFailed>
  );
}
