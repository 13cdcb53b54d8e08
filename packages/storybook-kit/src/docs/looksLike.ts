/** Inputs that decide a story's initial appearance. */
export interface StoryLooks {
  readonly initialArgs: Readonly<Record<string, unknown>>;
  readonly originalStoryFn?: unknown;
  readonly storyGlobals?: Readonly<Record<string, unknown>>;
}

function isSame(one: Readonly<Record<string, unknown>> = {}, other: typeof one = {}): boolean {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => Object.is(one[key], other[key]));
}

/** Tells whether two stories look the same without their plays, as on a docs page. */
export function looksLike(one: StoryLooks, other: StoryLooks): boolean {
  return (
    one.originalStoryFn === other.originalStoryFn &&
    isSame(one.initialArgs, other.initialArgs) &&
    isSame(one.storyGlobals, other.storyGlobals)
  );
}
