import { join } from 'node:path';
import { programFiles } from '../../../platform/process/programFiles.ts';

const MAIN = 'packages/server/src/accounts/documents/judging/judgeMain.ts';

/** Where the judging process is started from. */
export interface JudgingProgram {
  readonly node: string;
  readonly main: string;
}

/** This checkout's, unless a server that gave root up cannot reach that any more. */
export const judgingProgram = {
  current: (): JudgingProgram => {
    const { node, root } = programFiles.current();
    return { node, main: join(root, MAIN) };
  },
};
