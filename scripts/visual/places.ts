import { join } from 'node:path';
import { root } from '../root.ts';

/** Where pictures and trees are kept, and where a run leaves its findings and the report of a failure. */
export const places = {
  pictures: join(root, 'playwright', 'visual', 'pictures'),
  trees: join(root, 'playwright', 'visual', 'trees'),
  record: join(root, 'playwright', 'visual', 'baselines.json'),
  report: join(root, 'visual-report'),
} as const;
