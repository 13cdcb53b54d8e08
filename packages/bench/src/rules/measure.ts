const WARM_UP_MS = 400;
const MEASURED_MS = 1500;

/** Duration of an operation in milliseconds, and operations per second. */
export interface Measured {
  readonly median: number;
  readonly p95: number;
  readonly perSecond: number;
}

function run(operation: () => unknown, forMs: number): readonly number[] {
  const times: number[] = [];
  const end = performance.now() + forMs;
  let started = performance.now();
  while (started < end) {
    operation();
    const ended = performance.now();
    times.push(ended - started);
    started = ended;
  }
  return times;
}

/** Warms up an operation until the compiler has settled, then repeats it and times each run. */
export function measure(operation: () => unknown): Measured {
  run(operation, WARM_UP_MS);
  const times = run(operation, MEASURED_MS).toSorted((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { median: at(0.5), p95: at(0.95), perSecond: 1000 / at(0.5) };
}
