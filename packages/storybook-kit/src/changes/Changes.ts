/** Story whose stored pictures differ from those of a release. */
export interface StoryChange {
  readonly story: string;
  readonly kind: 'changed' | 'new' | 'removed';
  /** Views that differ: 'light', 'phone'. */
  readonly views: readonly string[];
}

/** Stories that differ from a release. */
export interface Changes {
  readonly release: string;
  /** Day of the release, as yyyy-mm-dd. */
  readonly date: string;
  readonly stories: readonly StoryChange[];
}
