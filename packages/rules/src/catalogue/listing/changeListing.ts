import type { ProductListing } from './productListing.ts';

/**
 * Returns the listing after a change, without losing the change before.
 *
 * @param asked - The listing that was asked for last.
 * @param next - What was chosen while `seen` was in view; a busy browser may not show the one asked for last yet. What is
 *   as in `seen` stays as in `asked`, also each value of a filter of several.
 */
export function changeListing(
  asked: ProductListing,
  next: ProductListing,
  seen: ProductListing,
): ProductListing {
  const keys = [
    ...new Set([...Object.keys(seen), ...Object.keys(next)]),
  ] as (keyof ProductListing)[];
  const changed = keys.map((key) => {
    const [before, after] = [seen[key], next[key]];
    if (!Array.isArray(before) && !Array.isArray(after))
      return [key, before === after ? asked[key] : after];
    return [key, changeValues(asked[key], after, before)];
  });
  return { ...asked, ...Object.fromEntries(changed) } as ProductListing;
}

type Value = ProductListing[keyof ProductListing];

const valuesOf = (value: Value): readonly unknown[] => (Array.isArray(value) ? value : []);

function changeValues(asked: Value, next: Value, seen: Value): readonly unknown[] | undefined {
  const [before, after] = [valuesOf(seen), valuesOf(next)];
  const kept = valuesOf(asked).filter((value) => after.includes(value) || !before.includes(value));
  const added = after.filter((value) => !before.includes(value) && !kept.includes(value));
  const values = [...kept, ...added];
  return values.length === 0 ? undefined : values;
}
