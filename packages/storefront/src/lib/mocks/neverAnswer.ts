import { delay } from 'msw';

/** The calls that this page's mocks leave without an answer, by method and address; a test of a story waits for none of them. */
export const unanswered = new Set<string>();

/** How a call is called in `unanswered`. */
export const callName = ({ method, url }: Pick<Request, 'method' | 'url'>) => `${method} ${url}`;

/** Leaves a call without an answer, as a line that is down does. */
export async function neverAnswer({ request }: { readonly request: Request }): Promise<void> {
  unanswered.add(callName(request));
  await delay('infinite');
}
