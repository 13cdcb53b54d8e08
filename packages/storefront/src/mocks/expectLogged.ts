import { expect, waitFor } from 'storybook/test';

/**
 * The shop logged this failure (spec 8.9 to 8.13): `what` is in the words before it. `enterShop` listens. How often is left
 * open, and what else: a read is made anew when its window gets the focus, and one of the story before may fail only now.
 */
export async function expectLogged(what: string, failure: unknown): Promise<void> {
  // oxlint-disable-next-line no-console -- what was logged is read
  const log = console.warn;
  await waitFor(() => expect(log).toHaveBeenCalledWith(expect.stringContaining(what), failure));
}
