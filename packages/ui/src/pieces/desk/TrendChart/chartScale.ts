/** The scale of a chart: from its lowest to its highest line, both multiples of the step. 0 is one of them. */
export interface ChartScale {
  readonly lowest: number;
  readonly highest: number;
  /** Values at which lines are drawn, the lowest first. */
  readonly ticks: readonly number[];
}

/** Lines that a chart should have between its lowest and highest. */
const WANTED_STEPS = 4;
const NICE = [1, 2, 2.5, 5, 10] as const;

/** Returns a scale with round steps that holds all values and 0. The smallest step is `least`. */
export function chartScale(values: readonly number[], least = 1): ChartScale {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const raw = Math.max((high - low) / WANTED_STEPS, least);
  const power = 10 ** Math.floor(Math.log10(raw));
  const nice = NICE.find((factor) => factor * power >= raw) ?? 1;
  const step = Math.max(Math.ceil(nice * power), least);
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  return {
    lowest: first * step,
    highest: last * step,
    // Plus 0, so that there is no -0.
    ticks: Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step + 0),
  };
}

/** Returns how far above the lowest line a value is, in percent of the scale. */
export function heightIn({ lowest, highest }: ChartScale, value: number): number {
  return ((value - lowest) / (highest - lowest)) * 100;
}

/** Returns indexes of so many points at most, evenly spread with the first and the last, that get a label. */
export function labelledPoints(count: number, most: number): readonly number[] {
  if (count <= most) return Array.from({ length: count }, (_, at) => at);
  const gap = (count - 1) / (most - 1);
  return Array.from({ length: most }, (_, at) => Math.round(at * gap));
}
