import { join } from 'node:path';
import { root } from '../root.ts';

/** Folders of pictures and trees, and paths of a run's findings and failure report. */
export const visualPaths = {
  pictures: join(root, 'playwright', 'visual', 'pictures'),
  trees: join(root, 'playwright', 'visual', 'trees'),
  record: join(root, 'playwright', 'visual', 'baselines.json'),
  report: join(root, 'visual-report'),
} as const;
