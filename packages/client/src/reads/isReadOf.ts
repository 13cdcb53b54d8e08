/** Matches every cached read of one call, whatever its input: cache keys begin with the call's name. */
export function isReadOf(name: string): (key: unknown) => boolean {
  return (key) => Array.isArray(key) && key[0] === name;
}
