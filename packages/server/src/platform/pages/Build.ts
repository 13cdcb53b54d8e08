import type { Storefront } from '@formulary/rules/pages/Storefront';
import type { Manifest } from './Manifest.ts';

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
