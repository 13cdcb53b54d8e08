import type { TestContext } from 'vitest';

/** What is known of the story that a test runs. */
export interface ComposedStory {
  readonly id: string;
  readonly title?: string;
  readonly tags: readonly string[];
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** The story that a test ran, which Storybook's plugin leaves on the test's context; none if it did not hold. */
export function storyOf(context: TestContext): ComposedStory | undefined {
  if (context.task.result?.state === 'fail') return undefined;
  return (context as TestContext & { readonly story?: ComposedStory }).story;
}
