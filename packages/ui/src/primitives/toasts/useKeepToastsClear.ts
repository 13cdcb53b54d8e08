import { type RefObject, useEffect } from 'react';
import { loadLazily } from '../lazy/loadLazily.ts';

/**
 * Keeps toasts clear of the controls likely used next while there are any. It loads the code with the first toast; if
 * that fails, toasts stay at the bottom.
 */
export function useKeepToastsClear(ref: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const region = ref.current;
    if (!region || !isShown) return undefined;
    const started = loadLazily(() => import('./keepToastsClear.ts')).then(
      ({ keepToastsClear }) => keepToastsClear(region),
      () => undefined,
    );
    return () => void started.then((end) => end?.());
  }, [ref, isShown]);
}
