import { expect, mocked, waitFor } from 'storybook/test';

/**
 * The shop logged this failure and no other (spec 8.9 to 8.13): `what` is in the words before it. `enterShop` listens.
 * How often is left open: a read is made anew when its window gets the focus, and fails anew.
 */
export async function expectLogged(what: string, failure: unknown): Promise<void> {
  // oxlint-disable-next-line no-console -- what was logged is read
  const log = console.warn;
  await waitFor(() => expect(log).toHaveBeenCalledWith(expect.stringContaining(what), failure));
  const logged = mocked(log).mock.calls.map(([words]) => String(words));
  await expect(logged.filter((words) => !words.includes(what))).toEqual([]);
}
