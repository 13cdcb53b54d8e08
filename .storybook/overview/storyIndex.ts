/** What Storybook's own list of all it holds says of a story or of a page. */
export interface IndexEntry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: string;
  readonly tags?: readonly string[] | undefined;
}

/** The list itself, in the order of the sidebar. */
export interface StoryIndex {
  readonly entries: Readonly<Record<string, IndexEntry>>;
}
