const isSigns = (keys: string) => /^\S(?: \S)+$/.test(keys);

/** Splits the keys of a keyboard table row: 'Enter, Space' are two, '← → ↑ ↓' four. */
export function eachKey(keys: string): readonly string[] {
  return isSigns(keys) ? keys.split(' ') : keys.split(', ');
}
