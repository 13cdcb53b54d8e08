const COMPARED_AT_ONCE = 256;

/** Sorts numbers by a comparison; yields after some comparisons, so that other work runs in between. */
export function* sortInSteps(
  numbers: Uint32Array,
  compare: (a: number, b: number) => number,
): Generator<void, Uint32Array> {
  let from = numbers;
  let to: Uint32Array = new Uint32Array(numbers.length);
  let compared = 0;
  for (let run = 1; run < numbers.length; run *= 2) {
    for (let begin = 0; begin < numbers.length; begin += 2 * run) {
      const middle = Math.min(begin + run, numbers.length);
      const end = Math.min(begin + 2 * run, numbers.length);
      let [left, right] = [begin, middle];
      for (let at = begin; at < end; at += 1) {
        const isLeft =
          left < middle &&
          (right >= end || compare(from[left] as number, from[right] as number) <= 0);
        to[at] = (isLeft ? from[left] : from[right]) as number;
        if (isLeft) left += 1;
        else right += 1;
        compared += 1;
        if (compared % COMPARED_AT_ONCE === 0) yield;
      }
    }
    [from, to] = [to, from];
  }
  return from;
}

/** Runs all steps at once and returns the result. */
export function atOnce<T>(steps: Generator<void, T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
