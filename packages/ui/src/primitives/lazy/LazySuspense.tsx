// oxlint-disable-next-line house/lazy-imports -- this component counts.
import { type ReactNode, Suspense, useCallback, useEffect, useRef } from 'react';
import { PartContext } from './KeepDrawn.tsx';
import { pageWork } from './pageWork.ts';
import type { Elements } from '../elements.ts';

interface LazySuspenseProps {
  readonly fallback?: ReactNode;
  readonly children: Elements;
}

function MountSignal({ onMounted }: { readonly onMounted: () => void }) {
  useEffect(onMounted, [onMounted]);
  return null;
}

/**
 * A Suspense boundary that counts as pending until its content is mounted or hydrated, or is known to be missing. React may delay that by 300 ms
 * after the code has loaded, if it has just shown another fallback.
 */
export function LazySuspense({ fallback, children }: LazySuspenseProps) {
  const isMounted = useRef(false);
  const end = useRef<() => void>(undefined);
  const onMounted = useCallback(() => {
    isMounted.current = true;
    end.current?.();
  }, []);
  useEffect(() => {
    // Runs after the effects of the content.
    if (!isMounted.current) end.current = pageWork.begin('a lazy component to be mounted');
    return () => end.current?.();
  }, []);
  return (
    <Suspense fallback={fallback}>
      <PartContext value={onMounted}>{children}</PartContext>
      <MountSignal onMounted={onMounted} />
    </Suspense>
  );
}
