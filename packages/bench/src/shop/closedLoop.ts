/** Result of a closed loop: completed operations, and their durations in milliseconds. */
export interface LoopResult {
  readonly operations: number;
  readonly failures: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/** One operation of a simulated client; returns whether it succeeded. */
export type Operation = () => Promise<boolean>;

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/**
 * Runs every client back to back for the given seconds, each waiting for its own response. Does not count the warm-up.
 */
export async function closedLoop(
  clients: readonly Operation[],
  seconds: number,
  warmUpSeconds: number,
): Promise<LoopResult> {
  await run(clients, warmUpSeconds);
  const startedAt = performance.now();
  const { durations, failures } = await run(clients, seconds);
  const elapsed = (performance.now() - startedAt) / 1000;
  const sorted = durations.toSorted((a, b) => a - b);
  return {
    operations: sorted.length,
    failures,
    perSecond: sorted.length / elapsed,
    p50: percentile(sorted, 0.5),
    p95: percentile(sorted, 0.95),
    p99: percentile(sorted, 0.99),
  };
}

async function run(clients: readonly Operation[], seconds: number) {
  const durations: number[] = [];
  let failures = 0;
  const until = performance.now() + seconds * 1000;
  await Promise.all(
    clients.map(async (operate) => {
      for (let before = performance.now(); before < until; before = performance.now()) {
        // A closed loop waits for its response before the next request.
        const isFine = await operate();
        if (isFine) durations.push(performance.now() - before);
        else failures += 1;
      }
    }),
  );
  return { durations, failures };
}
