import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Watches a picture that the server sent with the page: if it failed before scripts ran, its `error` event has passed and
 * never comes again. Gives the ref for the `img`; calls back once, as `onError` would have.
 */
export function useEarlyFailure(
  onFailure: (() => void) | undefined,
): RefObject<HTMLImageElement | null> {
  const image = useRef<HTMLImageElement>(null);
  const tell = useEffectEvent(() => onFailure?.());
  useEffect(() => {
    const { current } = image;
    if (!current?.complete || current.naturalWidth > 0) return;
    // A drawing without a size of its own is 0 wide in some browsers, and whole: only decoding tells.
    current.decode().catch(tell);
  }, []);
  return image;
}
