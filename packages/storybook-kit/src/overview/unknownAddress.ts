import { STORY_MISSING } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { readIndex } from './storyIndex.ts';
import type { IndexEntry } from './storyIndex.ts';

interface Link {
  readonly path: string;
  readonly words: string;
}

/** Returns the places to go from an unknown address: its component's page if that exists, then the overviews. */
export function waysOn(id: string, entries: readonly IndexEntry[]): readonly Link[] {
  const [component] = id.split('--');
  const page = entries.find((entry) => entry.id === `${component}--docs`);
  return [
    ...(page ? [{ path: `/docs/${page.id}`, words: `All states of ${page.title}` }] : []),
    { path: '/docs/what-changed--docs', words: 'What changed since the last release' },
    { path: '/docs/welcome--docs', words: 'All components and screens' },
  ];
}

function paragraph(words: string): HTMLElement {
  const line = document.createElement('p');
  line.textContent = words;
  return line;
}

function linkTo({ path, words }: Link): HTMLElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = `./?path=${path}`;
  link.target = '_parent';
  link.textContent = words;
  item.append(link);
  return item;
}

/** Replaces Storybook's page about broken configurations, which it also shows for an unknown address. */
async function sayWhatToDo(id: string): Promise<void> {
  const place = document.querySelector<HTMLElement>('.sb-errordisplay');
  if (!place) return;
  const heading = document.createElement('h1');
  heading.textContent = `There is no story at ‘${id}’`;
  const list = document.createElement('ul');
  list.append(...waysOn(id, await readIndex()).map(linkTo));
  place.dataset['unknown'] = '';
  place.replaceChildren(
    heading,
    paragraph('It may have another name now, or be gone. Search for it in the sidebar, or go to:'),
    list,
  );
}

/** Says what to do at an address without a story. */
export async function listenForUnknownAddress(): Promise<void> {
  const channel = await addons.ready();
  channel.on(STORY_MISSING, (id: string | undefined = '') => void sayWhatToDo(id));
}
