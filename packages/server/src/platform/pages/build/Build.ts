import type { Storefront } from '@formulary/rules/pages/Storefront';

/** A script in Vite's manifest: its file and static imports. */
interface ManifestChunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

/** The scripts of the build, by module. */
export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** The built storefront; each build is a new object. */
export interface Build {
  /** The HTML template of every page. */
  readonly template: string;
  /** Address of the small script that blocks the display of every page, if the template names one. */
  readonly smallScript: string | undefined;
  readonly manifest: Manifest;
  /** Renders pages; `undefined` if not built or not loadable. */
  readonly storefront: Storefront | undefined;
}
