import type { Point } from '../kit/Plate.ts';

const STEPS = 40;

/** Returns closely spaced points along an SVG path of M, L, C and Z with absolute numbers. */
export function pointsOn(path: string): readonly Point[] {
  const tokens = path.match(/[MLCZ]|-?[\d.]+/g) ?? [];
  const points: Point[] = [];
  let command = '';
  let at = 0;
  let from: Point = [0, 0];
  const take = (): Point => {
    at += 2;
    return [Number(tokens[at - 2]), Number(tokens[at - 1])];
  };
  while (at < tokens.length) {
    const token = tokens[at] ?? '';
    if (/[MLCZ]/.test(token)) {
      command = token;
      at += 1;
      continue;
    }
    const controls = command === 'C' ? [take(), take(), take()] : [take()];
    const end = controls.at(-1) ?? from;
    const steps = command === 'M' ? [STEPS] : Array.from({ length: STEPS + 1 }, (_, step) => step);
    const line = command === 'M' ? [end] : [from, ...controls];
    points.push(...steps.map((step) => along(line, step / STEPS)));
    from = end;
  }
  return points;
}

/** Returns a point on a curve of any degree (De Casteljau). */
function along(controls: readonly Point[], share: number): Point {
  const [first] = controls;
  if (controls.length <= 1 && first) return first;
  return along(
    controls.slice(1).map((to, at): Point => {
      const from = controls[at] ?? to;
      return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    }),
    share,
  );
}
