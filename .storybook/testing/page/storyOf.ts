import type { TestContext } from 'vitest';

/** Data of the story that a test runs. */
export interface ComposedStory {
  readonly id: string;
  readonly title?: string;
  readonly tags: readonly string[];
  readonly parameters: Readonly<Record<string, unknown>>;
}

/**
 * Returns the story of a test, from the context that Storybook's plugin fills. Returns undefined if the story failed.
 */
export function storyOf(context: TestContext): ComposedStory | undefined {
  if (context.task.result?.state === 'fail') return undefined;
  return (context as TestContext & { readonly story?: ComposedStory }).story;
}
