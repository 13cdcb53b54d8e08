import { type ReactNode, useEffect, useState } from 'react';
import { LoadFailed } from '../loading/LoadFailed/LoadFailed.tsx';

export interface LazyLoadProps<Part> {
  /** Loads the part. Pass a stable function. */
  load: () => Promise<Part>;
  /** What is loading, as part of a sentence: "the list of patients". */
  what: string;
  /** Placeholder until the part has loaded. */
  waiting?: ReactNode;
  /** Called on failure, for the log. */
  onFailed?: (failure: unknown) => void;
  /** Renders the loaded part. */
  children: (part: Part) => ReactNode;
}

type State<Part> = { kind: 'pending' | 'failed' | 'retrying' } | { kind: 'loaded'; part: Part };

/** Cache of loaded parts, which render at once the next time. */
const fetched = new WeakMap<() => Promise<unknown>, { part: unknown }>();

/**
 * Loads a part of a screen on demand. On failure it shows a message and Try again in its place; the rest of the screen
 * stays.
 */
export function LazyLoad<Part>({
  load,
  what,
  waiting,
  onFailed,
  children,
}: LazyLoadProps<Part>): ReactNode {
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
