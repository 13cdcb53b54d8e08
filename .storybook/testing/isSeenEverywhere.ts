interface TaggedStory {
  readonly id: string;
  readonly tags: readonly string[];
}

/**
 * Whether a story stands for its component or screen: all its states in one, or the one that is tagged `every-view`. It
 * is looked at in every theme and width; its other states are looked at in light on a desktop.
 */
export const isSeenEverywhere = ({ id, tags }: TaggedStory): boolean =>
  id.endsWith('--all-states') || tags.includes('every-view');
