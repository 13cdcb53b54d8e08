/** Divides a whole number in proportion to weights. The largest remainders round up. */
export function sharesOf(total: number, weights: readonly number[]): readonly number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const exact = weights.map((weight) => (total * weight) / sum);
  const left = total - exact.reduce((all, share) => all + Math.floor(share), 0);
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share % 1 }))
    .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index)
    .slice(0, left)
    .map(({ index }) => index);
  return exact.map((share, index) => Math.floor(share) + Number(byRemainder.includes(index)));
}
