import { type ComponentType, useEffect, useState } from 'react';
import { logMissingPart } from '../lib/screen/logMissingPart.ts';

interface WhenWantedProps {
  readonly isWanted: boolean;
  /** The same function every time. */
  readonly load: () => Promise<ComponentType>;
}

/** A part that is fetched when it is first wanted and then stays, so that it can close with its own movement. */
export function WhenWanted({ isWanted, load }: WhenWantedProps) {
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
  return Part ? <Part /> : null;
}
