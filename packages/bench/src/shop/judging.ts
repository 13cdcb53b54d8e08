import { setTimeout as wait } from 'node:timers/promises';
import { documentPart, registrationForm } from '@formulary/server/testing/calls/registrationForm';
import { worstPdfs } from '@formulary/server/testing/documents/worstPdfs';

/** Durations of `/healthz` while the shop checked one document, in milliseconds. */
export interface JudgingResult {
  readonly what: string;
  readonly judgedMs: number;
  readonly p50: number;
  readonly worst: number;
}

/** Interval of an impatient load balancer. */
const EVERY_MS = 10;

/** Registers once with each of the slowest documents, and polls `/healthz` meanwhile. */
export async function judging(origin: string): Promise<readonly JudgingResult[]> {
  const results: JudgingResult[] = [];
  for (const [index, [what, make]] of worstPdfs.entries()) {
    const { payload, headers } = registrationForm({ email: `worst${index}@bench.test` }, {}, [
      documentPart('user_passport_or_license', make()),
      documentPart('user_certificate'),
      documentPart('user_utility_bill'),
    ]);
    const from = { 'x-forwarded-for': `198.51.100.${index + 1}` };
    const began = performance.now();
    const times = await healthDuring(
      origin,
      fetch(`${origin}/api/users`, {
        method: 'POST',
        headers: { ...headers, ...from },
        body: new Uint8Array(payload),
      }),
    );
    const sorted = times.toSorted((a, b) => a - b);
    results.push({
      what,
      judgedMs: performance.now() - began,
      p50: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
      worst: sorted.at(-1) ?? Number.NaN,
    });
  }
  return results;
}

async function healthDuring(origin: string, work: Promise<unknown>): Promise<readonly number[]> {
  const end = new AbortController();
  const done = work.finally(() => end.abort());
  const times: number[] = [];
  while (!end.signal.aborted) {
    const before = performance.now();
    const { status } = await fetch(`${origin}/healthz`);
    if (status !== 200) throw new Error(`/healthz answered ${status}`);
    times.push(performance.now() - before);
    await wait(EVERY_MS);
  }
  await done;
  return times;
}
