import type { ThemeName } from '@formulary/theme/themeProperties';
import { sentenceCase } from '../docs/plainWords.ts';
import type { IndexEntry } from '../overview/storyIndex.ts';
import type { StoryChange } from './Changes.ts';

/** A changed story with its names. */
export interface NamedChange extends StoryChange {
  /** State without the component: 'Refused by the server'. */
  readonly state: string;
}

/** Changed stories of a component or screen. */
export interface ChangedSection {
  /** Component or screen: 'Cart: CartTable'. */
  readonly name: string;
  readonly changes: readonly NamedChange[];
}

/** Groups stories by component in sidebar order, and omits those that Storybook's index lacks. */
export function changedSections(
  stories: readonly StoryChange[],
  entries: readonly IndexEntry[],
): readonly ChangedSection[] {
  const byStory = new Map(stories.map((change) => [change.story, change]));
  const byTitle = Map.groupBy(
    entries.filter(({ id }) => byStory.has(id)),
    ({ title }) => title,
  );
  return [...byTitle].map(([title, own]) => ({
    name: title.replaceAll('/', ': '),
    changes: own.map(({ id, name }) => ({ ...byStory.get(id)!, state: sentenceCase(name) })),
  }));
}

/** Returns the changed view to show: the theme's if it changed, otherwise the light one, otherwise the first. */
export function viewToShow(views: readonly string[], theme: ThemeName): string {
  const wanted = theme === 'dark' ? ['dark', 'phone', 'light'] : ['light'];
  return wanted.find((view) => views.includes(view)) ?? views[0] ?? 'light';
}
