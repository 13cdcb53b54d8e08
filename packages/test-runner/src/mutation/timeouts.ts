/** For Stryker's first run on a busy machine. Stryker has its own limit for each mutant. */
export const timeouts = { testTimeout: 300_000, hookTimeout: 300_000 };
