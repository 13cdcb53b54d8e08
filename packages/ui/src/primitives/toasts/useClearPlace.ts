import { type RefObject, useEffect } from 'react';
import { loadPart } from '../lazy/loadPart.ts';

/**
 * Keeps toasts clear of the controls likely used next while there are any. It loads the code with the first toast; if
 * that fails, toasts stay at the bottom.
 */
export function useClearPlace(ref: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const region = ref.current;
    if (!region || !isShown) return undefined;
    const kept = loadPart(() => import('./keepClear.ts')).then(
      ({ keepClear }) => keepClear(region),
      () => undefined,
    );
    return () => void kept.then((end) => end?.());
  }, [ref, isShown]);
}
