import { useEffect, useState } from 'react';
import { traffic } from '../api/traffic.ts';

/** How many calls are under way that are not flagged to skip the loader (spec 2.30). */
export function useCallsUnderWay(): number {
  const [count, setCount] = useState(0);
  useEffect(
    () =>
      traffic.listen((event) => {
        if (event.kind === 'refused' || event.isBackground) return;
        const change = event.kind === 'started' ? 1 : -1;
        setCount((before) => before + change);
      }),
    [],
  );
  return count;
}
