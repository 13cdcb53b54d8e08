import { type ReactNode, useEffect, useRef } from 'react';

/** What has just come, scrolled to: it may stand far above what was pressed. */
export function InSight({ children }: { readonly children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    root.current?.scrollIntoView({ block: 'center' });
  }, []);
  return <div ref={root}>{children}</div>;
}
