import { join } from 'node:path';
import { programFiles } from '../../../platform/process/programFiles.ts';

const MAIN = 'packages/server/src/accounts/documents/judging/judgeMain.ts';

/** Paths of the Node executable and of the judging program. */
export interface JudgingProgram {
  readonly node: string;
  readonly main: string;
}

/** Returns this checkout's program, or a copy if the server gave up root and cannot reach the checkout. */
export const judgingProgram = {
  current: (): JudgingProgram => {
    const { node, root } = programFiles.current();
    return { node, main: join(root, MAIN) };
  },
};
