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
