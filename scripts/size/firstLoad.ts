/** One entry of the manifest that the build writes: a chunk, what it imports at once, and whether it waits for a route. */
export interface ManifestChunk {
  readonly file: string;
  readonly src?: string;
  readonly isEntry?: boolean;
  readonly isDynamicEntry?: boolean;
  readonly imports?: readonly string[];
}

export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** A chunk and everything that it imports at once, each file named once. */
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

/** The JavaScript files of the first load of every route: the entry's and the route's own. */
export function firstLoads(manifest: Manifest): ReadonlyMap<string, ReadonlySet<string>> {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  const shell = entry ? filesOf(manifest, entry) : new Set<string>();
  const routes = Object.entries(manifest).flatMap(([key, chunk]) => {
    const name = /^src\/routes\/([^/]+)\//.exec(chunk.src ?? '')?.[1];
    return chunk.isDynamicEntry && name
      ? [[name, new Set([...shell, ...filesOf(manifest, key)])] as const]
      : [];
  });
  return new Map([['(shell)', shell], ...routes]);
}
