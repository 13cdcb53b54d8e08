import { useEffect } from 'react';

/**
 * Closes an overlay on Back and Forward, but not when a link in it navigates: an overlay opened while that page loads
 * stays.
 */
export function useCloseOnBack(close: () => void): void {
  useEffect(() => {
    globalThis.addEventListener('popstate', close);
    return () => globalThis.removeEventListener('popstate', close);
  }, [close]);
}
