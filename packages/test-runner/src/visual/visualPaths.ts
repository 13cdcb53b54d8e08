import { join } from 'node:path';
import { root } from '../root.ts';

/** Folders of pictures and trees, and paths of their records, of a run's findings and of its failure report. */
export const visualPaths = {
  pictures: join(root, 'playwright', 'visual', 'pictures'),
  trees: join(root, 'playwright', 'visual', 'trees'),
  record: join(root, 'playwright', 'visual', 'baselines.json'),
  screenshots: join(root, 'playwright', 'visual', 'screenshots.json'),
  report: join(root, 'visual-report'),
} as const;
