/** What a search can find, in the singular and the plural. */
const plurals = {
  product: 'products',
  category: 'categories',
  order: 'orders',
  patient: 'patients',
  'page or action': 'pages or actions',
} as const;

/** How many of one kind were found. */
export type FoundCount = readonly [kind: keyof typeof plurals, count: number];

/** Returns what a search found, for screen readers: '6 products, 1 category and 2 patients'. */
export function toldCounts(counts: readonly FoundCount[]): string {
  const parts = counts
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `${count} ${count === 1 ? kind : plurals[kind]}`);
  const last = parts.pop();
  if (last === undefined) return 'Nothing found';
  return parts.length === 0 ? last : `${parts.join(', ')} and ${last}`;
}
