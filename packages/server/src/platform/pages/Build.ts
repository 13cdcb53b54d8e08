import type { Storefront } from '@formulary/rules/pages/Storefront';
import type { Manifest } from './Manifest.ts';

/** The storefront as it was built; another object for another build. */
export interface Build {
  /** The page that every page is made of. */
  readonly template: string;
  /** The address of the small script that every page waits for before it is seen; none in a page that names none. */
  readonly smallScript: string | undefined;
  readonly manifest: Manifest;
  /** Draws pages; none where it was not built or cannot be loaded. */
  readonly storefront: Storefront | undefined;
}
