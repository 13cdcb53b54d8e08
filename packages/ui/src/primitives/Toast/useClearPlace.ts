import { type RefObject, useEffect } from 'react';
import { loadPart } from '../LazyPart/loadPart.ts';

/** While there are toasts, keeps them clear of what is used next. How it does is fetched with the first; without it they stay at the foot. */
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
