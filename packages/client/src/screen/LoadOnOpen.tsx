import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { logLoadFailure } from './logProblem.ts';

interface LoadOnOpenProps {
  readonly isOpen: boolean;
  /** Stable function identity is required. */
  readonly load: () => Promise<ComponentType>;
  /** Shown while it loads. */
  readonly placeholder?: ReactNode;
}

/** Shows a lazy component once it is opened, and keeps it mounted, so that it can animate out. Opening again retries. */
export function LoadOnOpen({ isOpen, load, placeholder }: LoadOnOpenProps) {
  const [Loaded, setLoaded] = useState<ComponentType>();
  const isMissing = isOpen && !Loaded;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isStale = false;
    const fetchComponent = async () => {
      const component = await load();
      if (!isStale) setLoaded(() => component);
    };
    fetchComponent().catch(logLoadFailure);
    return () => {
      isStale = true;
    };
  }, [isMissing, load]);
  if (Loaded) return <Loaded />;
  return isOpen ? placeholder : null;
}
