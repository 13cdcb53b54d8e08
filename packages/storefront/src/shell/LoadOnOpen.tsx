import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { logLoadFailure } from '../lib/screen/logLoadFailure.ts';

interface LoadOnOpenProps {
  readonly isOpen: boolean;
  /** Stable function identity is required. */
  readonly load: () => Promise<ComponentType>;
  /** Shown while it loads. */
  readonly placeholder?: ReactNode;
}

/** Shows a lazy component once it is opened, and keeps it mounted, so that it can animate out. Opening again retries. */
export function LoadOnOpen({ isOpen, load, placeholder }: LoadOnOpenProps) {
  const [Part, setPart] = useState<ComponentType>();
  const isMissing = isOpen && !Part;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isStale = false;
    const fetchPart = async () => {
      const loaded = await load();
      if (!isStale) setPart(() => loaded);
    };
    fetchPart().catch(logLoadFailure);
    return () => {
      isStale = true;
    };
  }, [isMissing, load]);
  if (Part) return <Part />;
  return isOpen ? placeholder : null;
}
