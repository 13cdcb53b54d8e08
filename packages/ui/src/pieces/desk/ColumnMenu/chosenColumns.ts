/** Returns the shown columns with one more at their end, or without it if it was shown. */
export function toggleColumn(shown: readonly string[], key: string): readonly string[] {
  return shown.includes(key) ? shown.filter((each) => each !== key) : [...shown, key];
}

/** Returns the shown columns with one moved by a place. At an end it stays. */
export function moveColumn(shown: readonly string[], key: string, by: 1 | -1): readonly string[] {
  const at = shown.indexOf(key);
  const to = at + by;
  if (at === -1 || to < 0 || to >= shown.length) return shown;
  return shown.toSpliced(at, 1).toSpliced(to, 0, key);
}
