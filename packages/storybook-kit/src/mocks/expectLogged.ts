import { expect, waitFor } from 'storybook/test';

/**
 * Expects that the shop logged this failure (spec 8.9 to 8.13); `what` is in the words before it. `enterShop` installs
 * the spy. Ignores count and other logs: a read repeats on window focus, and one of the previous story may fail late.
 */
export async function expectLogged(what: string, failure: unknown): Promise<void> {
  // oxlint-disable-next-line no-console -- reads what was logged
  const log = console.warn;
  await waitFor(() => expect(log).toHaveBeenCalledWith(expect.stringContaining(what), failure));
}
