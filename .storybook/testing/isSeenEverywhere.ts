/**
 * Whether a story stands for its component or screen. It is looked at in every theme and width; other states are looked at
 * in light on a desktop.
 */
export const isSeenEverywhere = ({ tags }: { readonly tags: readonly string[] }): boolean =>
  tags.includes('every-view');
