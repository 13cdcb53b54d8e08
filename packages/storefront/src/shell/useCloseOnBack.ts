import { useEffect } from 'react';

/** Back and Forward close what lies over the screen. The page that somebody asked for in it does not: what they open while it comes stays. */
export function useCloseOnBack(close: () => void): void {
  useEffect(() => {
    globalThis.addEventListener('popstate', close);
    return () => globalThis.removeEventListener('popstate', close);
  }, [close]);
}
