/** Figures that are read together, and how often that failed. */
export interface Reading<Figures> {
  /** Returns the figures; undefined if they cannot be read now. */
  readonly read: () => Promise<Figures | undefined>;
  readonly failures: () => number;
}

/**
 * Reads figures at most once in `keptMs`, however many ask, and remembers a failure as long, so that scrapes neither
 * load a database nor wait for a dead one.
 */
export function createReading<Figures>(
  readNow: () => Promise<Figures>,
  keptMs: number,
  clock: () => number = () => performance.now(),
): Reading<Figures> {
  let failures = 0;
  let latest: { readonly at: number; readonly figures: Promise<Figures | undefined> } | undefined;
  return {
    read: () => {
      if (latest === undefined || clock() - latest.at >= keptMs) {
        const figures = readNow().catch(() => {
          failures += 1;
          return undefined;
        });
        latest = { at: clock(), figures };
      }
      return latest.figures;
    },
    failures: () => failures,
  };
}
