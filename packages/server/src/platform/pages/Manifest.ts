/** What the build says of a script: its file, and what that imports at once. */
export interface ManifestChunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

/** The scripts of the build by their modules. */
export type Manifest = Readonly<Record<string, ManifestChunk>>;
