const isSigns = (keys: string) => /^\S(?: \S)+$/.test(keys);

/** The keys that a row of a keyboard table names: 'Enter, Space' are two of them, '← → ↑ ↓' four. */
export function eachKey(keys: string): readonly string[] {
  return isSigns(keys) ? keys.split(' ') : keys.split(', ');
}
