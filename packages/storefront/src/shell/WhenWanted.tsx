import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { logMissingPart } from '../lib/screen/logMissingPart.ts';

interface WhenWantedProps {
  readonly isWanted: boolean;
  /** Stable function identity is required. */
  readonly load: () => Promise<ComponentType>;
  /** Placeholder while it loads. */
  readonly meanwhile?: ReactNode;
}

/** Shows a part that loads when first wanted and then stays mounted, so that it can animate out. */
export function WhenWanted({ isWanted, load, meanwhile }: WhenWantedProps) {
  const [Part, setPart] = useState<ComponentType>();
  const isMissing = isWanted && !Part;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isStale = false;
    const fetchPart = async () => {
      const loaded = await load();
      if (!isStale) setPart(() => loaded);
    };
    // Opening again retries.
    fetchPart().catch(logMissingPart);
    return () => {
      isStale = true;
    };
  }, [isMissing, load]);
  if (Part) return <Part />;
  return isWanted ? meanwhile : null;
}
