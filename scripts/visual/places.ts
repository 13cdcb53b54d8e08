import { join } from 'node:path';
import { root } from '../root.ts';

/** Where pictures and trees are kept, where a run leaves its findings, and where the report of a failure is. */
export const places = {
  pictures: join(root, 'playwright', 'visual', 'pictures'),
  trees: join(root, 'playwright', 'visual', 'trees'),
  record: join(root, 'playwright', 'visual', 'baselines.json'),
  findings: join(root, 'test-results', 'visual'),
  report: join(root, 'visual-report'),
} as const;
