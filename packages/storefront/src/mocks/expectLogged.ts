import { expect, waitFor } from 'storybook/test';

/** The shop logged a failure, once (spec 8.9 to 8.13): `what` is in the words before it. `enterShop` listens. */
export async function expectLogged(what: string, failure: unknown): Promise<void> {
  // oxlint-disable-next-line no-console -- what was logged is read
  const log = console.warn;
  await waitFor(() => expect(log).toHaveBeenCalledOnce());
  await expect(log).toHaveBeenCalledWith(expect.stringContaining(what), failure);
}
