// oxlint-disable-next-line house/counted-parts -- this one counts.
import { type ReactNode, Suspense, useCallback, useEffect, useRef } from 'react';
import { pageWork } from './pageWork.ts';
import type { Elements } from '../elements.ts';

interface PartSuspenseProps {
  readonly fallback?: ReactNode;
  readonly children: Elements;
}

function Shown({ onShown }: { readonly onShown: () => void }) {
  useEffect(onShown, [onShown]);
  return null;
}

/**
 * A Suspense boundary that counts as pending until its content is mounted or hydrated. React may do either 300 ms after the
 * code is there, when another fallback has just been shown.
 */
export function PartSuspense({ fallback, children }: PartSuspenseProps) {
  const isShown = useRef(false);
  const end = useRef<() => void>(undefined);
  const onShown = useCallback(() => {
    isShown.current = true;
    end.current?.();
  }, []);
  useEffect(() => {
    // The effects of the content come first.
    if (!isShown.current) end.current = pageWork.begin('a part of the page to be shown');
    return () => end.current?.();
  }, []);
  return (
    <Suspense fallback={fallback}>
      {children}
      <Shown onShown={onShown} />
    </Suspense>
  );
}
