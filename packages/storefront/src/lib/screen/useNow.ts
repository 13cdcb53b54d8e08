import { useEffect, useState } from 'react';

const TICK_MS = 15_000;

/** The time of day, seen again every quarter of a minute: what is over must not stay on offer. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
