import { useEffect, useState } from 'react';
import type { Changes } from './Changes.ts';

let read: Promise<Changes | null> | undefined;

/** Reads what the build wrote. Without that file, Storybook was started in another way. */
async function readChanges(): Promise<Changes | null> {
  const response = await fetch('./earlier/changes.json');
  if (!response.ok) return null;
  return (await response.json()) as Changes | null;
}

/** Returns the changes since the last release: null if they are unknown, undefined while they load. */
export function useChanges(): Changes | null | undefined {
  const [changes, setChanges] = useState<Changes | null>();
  useEffect(() => {
    let isMounted = true;
    read ??= readChanges();
    void read.then((found) => isMounted && setChanges(found));
    return () => {
      isMounted = false;
    };
  }, []);
  return changes;
}
