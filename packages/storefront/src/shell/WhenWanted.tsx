import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { logMissingPart } from '../lib/screen/logMissingPart.ts';

interface WhenWantedProps {
  readonly isWanted: boolean;
  /** The same function every time. */
  readonly load: () => Promise<ComponentType>;
  /** What stands in for it until it has come. */
  readonly meanwhile?: ReactNode;
}

/** A part that is fetched when it is first wanted and then stays, so that it can close with its own movement. */
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
    // Wanting it again tries again.
    fetchPart().catch(logMissingPart);
    return () => {
      isStale = true;
    };
  }, [isMissing, load]);
  if (Part) return <Part />;
  return isWanted ? meanwhile : null;
}
