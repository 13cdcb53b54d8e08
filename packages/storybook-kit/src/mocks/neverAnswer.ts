import { delay } from 'msw';

/**
 * Mocked calls of this page that never answer, by method and path, both as declared and as requested. Story tests do
 * not wait for them.
 */
export const unanswered = new Set<string>();

/** Never answers, like a dead connection. */
export const neverAnswer =
  (method: string, path: string) =>
  async ({ request }: { readonly request: Request }): Promise<void> => {
    unanswered.add(`${method} ${path}`);
    unanswered.add(`${method} ${new URL(request.url).pathname}`);
    await delay('infinite');
  };
