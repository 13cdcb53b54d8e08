import { useEffect, useState } from 'react';

/** Between two letters that somebody types on takes less. */
const PAUSE_MS = 200;

/** The last value that stood for a moment: what is typed is asked of the server once the typing pauses. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
