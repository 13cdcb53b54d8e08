import { delay } from 'msw';

/** The calls that this page's mocks leave without an answer, by method and path; a test of a story waits for none of them. */
export const unanswered = new Set<string>();

/** Leaves a call without an answer, as a line that is down does. */
export const neverAnswer = (method: string, path: string) => async (): Promise<void> => {
  unanswered.add(`${method} ${path}`);
  await delay('infinite');
};
