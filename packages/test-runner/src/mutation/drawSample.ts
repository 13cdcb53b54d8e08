import { hash } from 'node:crypto';

/**
 * Draws a sample by a seed. The same seed and candidates give the same sample, in any order of candidates. Adding or removing
 * a candidate changes at most one of the sample.
 */
export function drawSample<Candidate>(
  candidates: readonly Candidate[],
  size: number,
  seed: number,
  nameOf: (candidate: Candidate) => string,
): readonly Candidate[] {
  return candidates
    .map((candidate) => ({
      candidate,
      lot: hash('sha256', `${seed} ${nameOf(candidate)}`),
    }))
    .toSorted((a, b) => (a.lot < b.lot ? -1 : Number(a.lot > b.lot)))
    .slice(0, size)
    .map(({ candidate }) => candidate);
}
