import { type RefObject, useEffect } from 'react';

/** While there are toasts, keeps them clear of what is used next. How it does is fetched with the first; without it they stay at the foot. */
export function useClearPlace(ref: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const region = ref.current;
    if (!region || !isShown) return undefined;
    let end: (() => void) | undefined;
    let isOver = false;
    const begin = ({ keepClear }: typeof import('./keepClear.ts')) => {
      if (!isOver) end = keepClear(region);
    };
    import('./keepClear.ts').then(begin, () => {});
    return () => {
      isOver = true;
      end?.();
    };
  }, [ref, isShown]);
}
