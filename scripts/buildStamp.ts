import { join } from 'node:path';
import { root } from './root.ts';

/** Beside the built storefront: the hash of the sources it was made from. */
export const buildStamp = join(root, 'packages', 'storefront', 'dist', '.sources');
