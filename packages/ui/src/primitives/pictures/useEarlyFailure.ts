import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Watches a server-rendered picture: if it failed before scripts ran, its `error` event was missed. Returns the ref for
 * the `img`; calls back once, as `onError` would have.
 */
export function useEarlyFailure(
  onFailure: (() => void) | undefined,
): RefObject<HTMLImageElement | null> {
  const image = useRef<HTMLImageElement>(null);
  const tell = useEffectEvent(() => onFailure?.());
  useEffect(() => {
    const { current } = image;
    if (!current?.complete || current.naturalWidth > 0) return;
    // In some browsers a valid SVG without intrinsic size is 0 wide, so only decoding tells whether it failed.
    current.decode().catch(tell);
  }, []);
  return image;
}
