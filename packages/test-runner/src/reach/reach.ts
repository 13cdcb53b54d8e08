/** The tests of a part that a change can make fail: all, those that import a changed file, or none. */
export type Reach = 'all' | 'imports' | 'none';

/** The reach of a file by the first pattern that its path matches. Default: all. */
export type Reached = readonly (readonly [path: RegExp, reach: Reach])[];

/** Returns the largest reach of the changed files. */
export function reachOf(files: readonly string[], reached: Reached): Reach {
  const each = files.map((file) => reached.find(([path]) => path.test(file))?.[1] ?? 'all');
  return (['all', 'imports'] as const).find((reach) => each.includes(reach)) ?? 'none';
}
