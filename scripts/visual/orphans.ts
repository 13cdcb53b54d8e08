import { baselines } from './baselines.ts';
import type { Finding } from './finding.ts';

/** The baselines, from the folder of the checkout, that a whole run did not look at: their stories are gone or renamed. */
export function orphans(seen: readonly Pick<Finding, 'file'>[]): readonly string[] {
  const wanted = new Set(seen.map(({ file }) => file));
  return baselines()
    .filter((file) => !wanted.has(file))
    .toSorted();
}
