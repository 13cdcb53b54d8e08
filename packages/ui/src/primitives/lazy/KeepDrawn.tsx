import { createContext, use, useSyncExternalStore } from 'react';

const never = new Promise<never>(() => {});
const neverChanges = () => () => {};

/** Ends the pending work of the `LazySuspense` around a part. */
export const PartContext = createContext<() => void>(() => {});

/**
 * Renders nothing in place of a part whose code has failed to load. In a page that the server drew, what it drew of the
 * part stays: its links work without code, and React would report that the page differs from it (error 418), also on a
 * page that is being left, whose requests the browser ends.
 */
export function KeepDrawn() {
  const end = use(PartContext);
  const isHydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  if (!isHydrating) return null;
  end();
  return use(never);
}
