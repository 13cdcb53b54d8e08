import { hash } from 'node:crypto';

/**
 * Draws so many of the candidates by a seed: the same seed draws the same ones for as long as there are the same
 * candidates, in whatever order they come; a candidate more or less changes the draw by one.
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
