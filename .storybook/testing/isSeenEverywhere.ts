/**
 * Tells whether a story is its component's or screen's cover. Covers are checked in every theme and width, other states
 * in light on a desktop.
 */
export const isSeenEverywhere = ({ tags }: { readonly tags: readonly string[] }): boolean =>
  tags.includes('every-view');
