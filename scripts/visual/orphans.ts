import { baselines } from './baselines.ts';
import type { Finding } from './finding.ts';

/** Returns the baselines that a full run did not use, because their stories were removed or renamed. */
export function orphans(seen: readonly Pick<Finding, 'file'>[]): readonly string[] {
  const wanted = new Set(seen.map(({ file }) => file));
  return baselines()
    .filter((file) => !wanted.has(file))
    .toSorted();
}
