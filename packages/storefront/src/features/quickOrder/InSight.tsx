import { type ReactNode, useEffect, useRef } from 'react';

/** Scrolls its new content into view, which may be far above the pressed button. */
export function InSight({ children }: { readonly children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    root.current?.scrollIntoView({ block: 'center' });
  }, []);
  return <div ref={root}>{children}</div>;
}
