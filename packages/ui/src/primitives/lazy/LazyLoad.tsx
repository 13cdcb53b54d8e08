import { type ReactNode, useEffect, useState } from 'react';
import { LoadFailed } from '../loading/LoadFailed/LoadFailed.tsx';

export interface LazyLoadProps<Content> {
  /** Loads the content. Pass a stable function. */
  load: () => Promise<Content>;
  /** What is loading, as it reads within a sentence: "the list of patients". */
  what: string;
  /** Placeholder until the content has loaded. */
  placeholder?: ReactNode;
  /** Called on failure, for the log. */
  onFailed?: (failure: unknown) => void;
  /** Renders the loaded content. */
  children: (content: Content) => ReactNode;
}

type State<Content> =
  | { kind: 'pending' | 'failed' | 'retrying' }
  | { kind: 'loaded'; content: Content };

/** Cache of loaded content, which render at once the next time. */
const cache = new WeakMap<() => Promise<unknown>, { content: unknown }>();

/**
 * Loads part of a screen on demand. On failure it shows a message and Try again in its place; the rest of the screen
 * stays.
 */
export function LazyLoad<Content>({
  load,
  what,
  placeholder,
  onFailed,
  children,
}: LazyLoadProps<Content>): ReactNode {
  const [state, setState] = useState<State<Content>>(() => {
    const known = cache.get(load);
    return known ? { kind: 'loaded', content: known.content as Content } : { kind: 'pending' };
  });
  const isLoading = state.kind === 'pending' || state.kind === 'retrying';
  useEffect(() => {
    if (!isLoading) return undefined;
    let isStale = false;
    const fetchContent = async () => {
      const content = await load();
      cache.set(load, { content });
      if (!isStale) setState({ kind: 'loaded', content });
    };
    fetchContent().catch((failure: unknown) => {
      onFailed?.(failure);
      if (!isStale) setState({ kind: 'failed' });
    });
    return () => {
      isStale = true;
    };
  }, [isLoading, load, onFailed]);

  if (state.kind === 'loaded') return children(state.content);
  if (state.kind === 'pending') return placeholder;
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
