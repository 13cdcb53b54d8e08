/** Chunk in the build's manifest, with its static and dynamic imports. */
export interface ManifestChunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** Returns a chunk's files with all its static imports, each file once. */
export function filesOf(
  manifest: Manifest,
  key: string,
  seen = new Set<string>(),
): ReadonlySet<string> {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, seen);
  return seen;
}

/**
 * Returns the JavaScript files in the first load of every route's screen: the entry's and the screen's own. Screens are
 * named by their path below `src/features`, because two jobs may have a screen of the same name.
 */
export function firstLoads(manifest: Manifest): ReadonlyMap<string, ReadonlySet<string>> {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  const shell = entry ? filesOf(manifest, entry) : new Set<string>();
  const routes = (manifest[entry ?? '']?.dynamicImports ?? []).flatMap((key) => {
    const name = /^src\/features\/(.+)\.tsx$/.exec(key)?.[1];
    return name ? [[name, new Set([...shell, ...filesOf(manifest, key)])] as const] : [];
  });
  return new Map([['(shell)', shell], ...routes]);
}
