import { useEffect, useState } from 'react';

/** Story or docs page in Storybook's index. */
export interface IndexEntry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: string;
  readonly tags?: readonly string[] | undefined;
}

/** Storybook's index, in sidebar order. */
export interface StoryIndex {
  readonly entries: Readonly<Record<string, IndexEntry>>;
}

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
    let isMounted = true;
    read ??= readIndex();
    void read.then((found) => isMounted && setEntries(found));
    return () => {
      isMounted = false;
    };
  }, []);
  return entries;
}

/** Story names of a complete, idle screen, best first: a buyer sees prices, a visitor a link to them. */
const AT_REST = ['Practitioner', 'Full', 'To Review', 'Open', 'Untouched', 'Prescriber', 'Visitor'];

/** Returns the story that shows a screen at rest, or undefined if all are only played. */
export function atRest<Story extends Pick<IndexEntry, 'name' | 'tags'>>(
  stories: readonly Story[],
): Story | undefined {
  const states = stories.filter(({ tags }) => tags?.includes('state'));
  const usual = AT_REST.map((name) => states.find((story) => story.name === name));
  return usual.find((story) => story !== undefined) ?? states[0];
}
