/** How much of a part a change can make fail: all of it, the files that import what changed, or none. */
export type Reach = 'all' | 'imports' | 'none';

/** What a file means for a part, by the first pattern that its path matches; what matches none can reach all of it. */
export type Reached = readonly (readonly [path: RegExp, reach: Reach])[];

/** The most that any of the changed files can reach. */
export function reachOf(files: readonly string[], reached: Reached): Reach {
  const each = files.map((file) => reached.find(([path]) => path.test(file))?.[1] ?? 'all');
  return (['all', 'imports'] as const).find((reach) => each.includes(reach)) ?? 'none';
}
