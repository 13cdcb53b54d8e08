/** How many guesses at a key are being looked at just now, in this process. */
export interface GuessCounter {
  /** Looks at one more guess: `work` is told how many there are with it. */
  readonly run: <Result>(key: string, work: (atOnce: number) => Promise<Result>) => Promise<Result>;
}

/** Counts guesses while they are looked at, so that those made at once cannot all slip past the count of failures. */
export function createGuessCounter(): GuessCounter {
  const running = new Map<string, number>();
  return {
    run: async (key, work) => {
      const atOnce = (running.get(key) ?? 0) + 1;
      running.set(key, atOnce);
      try {
        return await work(atOnce);
      } finally {
        const left = (running.get(key) ?? 0) - 1;
        if (left > 0) running.set(key, left);
        else running.delete(key);
      }
    },
  };
}
