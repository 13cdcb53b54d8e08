import { join } from 'node:path';
import { root } from '../root.ts';

/** File beside the built storefront with the hash of its sources. */
export const buildStamp = join(root, 'packages', 'storefront', 'dist', '.sources');

/** Whether files are compressed quickly, as the journeys ask: best compression takes a third of a build. */
export const isQuickBuild = process.env['QUICK_BUILD'] === 'yes';

/** Returns the content of the stamp for a hash of sources. Only quick builds accept a quick one. */
export const stampOf = (sources: string, isQuick: boolean): string =>
  isQuick ? `${sources} quick` : sources;
