import { useEffect, useState } from 'react';
import { sentenceCase } from '../docs/plainWords.ts';
import { stateName } from './searchName.ts';

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

/** Returns the entries of an index, with the names of their states alone. */
export const entriesOf = ({ entries }: StoryIndex): readonly IndexEntry[] =>
  Object.values(entries).map((entry) => ({ ...entry, name: stateName(entry) }));

let read: Promise<readonly IndexEntry[]> | undefined;

async function fetchIndex(): Promise<readonly IndexEntry[]> {
  const response = await fetch('./index.json');
  return entriesOf((await response.json()) as StoryIndex);
}

/** Reads Storybook's index, once per page. */
export function readIndex(): Promise<readonly IndexEntry[]> {
  read ??= fetchIndex();
  return read;
}

/** Returns Storybook's index, fetched once per page, or undefined while it loads. */
export function useStoryIndex(): readonly IndexEntry[] | undefined {
  const [entries, setEntries] = useState<readonly IndexEntry[]>();
  useEffect(() => {
    let isMounted = true;
    void readIndex().then((found) => isMounted && setEntries(found));
    return () => {
      isMounted = false;
    };
  }, []);
  return entries;
}

/** Story names of a complete, idle screen, best first: a buyer sees prices, a visitor a link to them. */
const AT_REST = ['Practitioner', 'Full', 'To review', 'Open', 'Untouched', 'Prescriber', 'Visitor'];

/** Returns the story that shows a screen at rest, or undefined if all are only played. */
export function atRest<Story extends Pick<IndexEntry, 'name' | 'tags'>>(
  stories: readonly Story[],
): Story | undefined {
  const states = stories.filter(({ tags }) => tags?.includes('state'));
  const usual = AT_REST.map((name) => states.find((story) => sentenceCase(story.name) === name));
  return usual.find((story) => story !== undefined) ?? states[0];
}
