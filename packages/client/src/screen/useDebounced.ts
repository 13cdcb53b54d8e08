import { pageWork } from '@formulary/ui/primitives/lazy/pageWork';
import { useEffect, useState } from 'react';

/** Pause in ms that ends typing: longer than between two keystrokes. */
const PAUSE_MS = 200;

/**
 * Returns the value after it has been stable for 200 ms, so that a search waits for a pause in typing. Until then the page is not
 * at rest.
 */
export function useDebounced<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (Object.is(value, settled)) return undefined;
    const end = pageWork.begin('a pause in typing');
    const timer = setTimeout(() => {
      setSettled(value);
      end();
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [value, settled]);
  return settled;
}
