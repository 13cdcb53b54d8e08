const MEASURES: Readonly<Record<string, string>> = { ml: 'ml', gram: 'g', cm: 'cm' };

/** Describes a pack: '30 tablets', '200 ml', '1 patch'. */
export function packWords(size: string, unit: string): string {
  const measure = MEASURES[unit.toLowerCase()];
  if (measure !== undefined) return `${size} ${measure}`;
  return Number(size) === 1 ? `1 ${unit}` : `${size} ${plural(unit)}`;
}

function plural(unit: string): string {
  if (/[^aeiou]y$/.test(unit)) return `${unit.slice(0, -1)}ies`;
  return /(?:ch|sh|s|x)$/.test(unit) ? `${unit}es` : `${unit}s`;
}
