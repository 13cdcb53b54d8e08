/**
 * Whether every check runs: all pictures, all final states, all themes. `npm test` sets it to false when a change
 * reaches no story. Then covers get two pictures and checks in light; the rest only play.
 */
export const hasAllStoryChecks = import.meta.env['VITE_ALL_STORY_CHECKS'] !== 'false';

/**
 * Tells whether a story is its component's or screen's cover. Covers are checked in every theme and width, other states
 * in light on a desktop.
 */
export const isCoverStory = ({ tags }: { readonly tags: readonly string[] }): boolean =>
  tags.includes('every-view');

/** Tells whether a story has pictures. Those that test Storybook's checks have none. */
export const hasPictures = ({ tags }: { readonly tags: readonly string[] }): boolean =>
  tags.includes('state') || tags.includes('every-view');
