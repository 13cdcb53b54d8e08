import { join } from 'node:path';
import { root } from '../root.ts';

/** File beside the built storefront with the hash of its sources. */
export const buildStamp = join(root, 'packages', 'storefront', 'dist', '.sources');
