import type { StoryChange } from '../../../packages/storybook-kit/src/changes/Changes.ts';

/** A picture of the release that the tree has no longer, or has otherwise. */
export interface EarlierPicture {
  /** Path of the picture in the release, from the root of the repository. */
  readonly path: string;
  readonly story: string;
  readonly view: string;
}

interface PictureChanges {
  readonly stories: readonly StoryChange[];
  readonly earlier: readonly EarlierPicture[];
}

/** Kind of a change, by the first letter of git's status. A moved picture belongs to its new story. */
const KINDS = { M: 'changed', R: 'changed', A: 'new', D: 'removed' } as const;

const isKnown = (letter: string): letter is keyof typeof KINDS => Object.hasOwn(KINDS, letter);

function pictureAt(path: string) {
  const [, story = '', view = ''] = /([^/]+)\/([^/]+)\.webp$/.exec(path) ?? [];
  return { story, view };
}

/**
 * Returns the stories whose pictures changed, and the earlier pictures of those that exist in both, from
 * `git diff --name-status -z`. Omits pictures that only moved. A story with any unchanged or changed picture is
 * 'changed', even if another view of it is new.
 */
export function parseChanges(status: string): PictureChanges {
  const words = status.split('\0');
  const found = new Map<string, { kinds: Set<StoryChange['kind']>; views: string[] }>();
  const earlier: EarlierPicture[] = [];
  for (let at = 0; at + 1 < words.length; at += 1) {
    const letters = words[at]!;
    const letter = letters.charAt(0);
    const before = words[(at += 1)]!;
    const after = letter === 'R' ? words[(at += 1)]! : before;
    if (!isKnown(letter) || letters === 'R100') continue;
    const kind = KINDS[letter];
    const { story, view } = pictureAt(after);
    const { kinds, views } = found.get(story) ?? { kinds: new Set(), views: [] };
    found.set(story, { kinds: kinds.add(kind), views: [...views, view] });
    if (kind === 'changed') earlier.push({ path: before, story, view });
  }
  const stories = [...found].map(([story, { kinds, views }]) => {
    const [first] = kinds;
    return { story, views, kind: kinds.size === 1 && first ? first : ('changed' as const) };
  });
  return { stories, earlier };
}
