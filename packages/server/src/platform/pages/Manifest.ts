/** A script in Vite's manifest: its file and static imports. */
export interface ManifestChunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

/** The scripts of the build, by module. */
export type Manifest = Readonly<Record<string, ManifestChunk>>;
