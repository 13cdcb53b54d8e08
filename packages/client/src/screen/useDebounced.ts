import { useEffect, useState } from 'react';

/** Pause in ms that ends typing: longer than between two keystrokes. */
const PAUSE_MS = 200;

/** Returns the value after it has been stable for 200 ms, so that a search waits for a pause in typing. */
export function useDebounced<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
