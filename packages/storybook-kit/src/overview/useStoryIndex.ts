import { useEffect, useState } from 'react';
import type { IndexEntry, StoryIndex } from './storyIndex.ts';

let read: Promise<readonly IndexEntry[]> | undefined;

async function readIndex(): Promise<readonly IndexEntry[]> {
  const response = await fetch('./index.json');
  const { entries } = (await response.json()) as StoryIndex;
  return Object.values(entries);
}

/** Returns Storybook's index, fetched once per page, or undefined while it loads. */
export function useStoryIndex(): readonly IndexEntry[] | undefined {
  const [entries, setEntries] = useState<readonly IndexEntry[]>();
  useEffect(() => {
    let isWanted = true;
    read ??= readIndex();
    void read.then((found) => isWanted && setEntries(found));
    return () => {
      isWanted = false;
    };
  }, []);
  return entries;
}
