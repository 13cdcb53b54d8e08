/** A category with its number in the order of the shop. */
export interface NumberedCategory {
  readonly id: number;
  readonly sortOrder: number;
}

/**
 * Returns the numbers that put a category at a place among its neighbours, which are in their order. Changes as few as
 * it can: its own, and those behind it that would not come later than it.
 */
export function newNumbers(
  neighbours: readonly NumberedCategory[],
  moved: NumberedCategory,
  position: number,
): ReadonlyMap<number, number> {
  const [before, next] = [neighbours[position - 1], neighbours[position]];
  const least = before === undefined ? -Infinity : before.sortOrder;
  const most = next === undefined ? Infinity : next.sortOrder;
  if (least < moved.sortOrder && moved.sortOrder < most) return new Map();
  const first = before === undefined ? most - 1 : least + 1;
  const numbers = new Map([[moved.id, first]]);
  let last = first;
  for (const { id, sortOrder } of neighbours.slice(position)) {
    if (sortOrder > last) break;
    last += 1;
    numbers.set(id, last);
  }
  return numbers;
}
