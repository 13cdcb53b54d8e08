import { delay } from 'msw';

/**
 * The calls that this page's mocks leave without an answer, by method and path: as they are declared, and as they were asked. A
 * test of a story waits for none of them.
 */
export const unanswered = new Set<string>();

/** Leaves a call without an answer, as a line that is down does. */
export const neverAnswer =
  (method: string, path: string) =>
  async ({ request }: { readonly request: Request }): Promise<void> => {
    unanswered.add(`${method} ${path}`);
    unanswered.add(`${method} ${new URL(request.url).pathname}`);
    await delay('infinite');
  };
