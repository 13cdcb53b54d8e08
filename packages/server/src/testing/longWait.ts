/**
 * How long a hook waits for a state, by `vi.waitFor` or `vi.waitUntil`: one second by default, too short for a busy machine.
 * Tests use `expect.poll`, which hooks cannot.
 */
export const longWait = { timeout: 50_000 };
