import { fileURLToPath } from 'node:url';

/** Where the judging process is started from. */
export interface JudgingProgram {
  readonly node: string;
  readonly main: string;
}

const own: JudgingProgram = {
  node: process.execPath,
  main: fileURLToPath(new URL('judgeMain.ts', import.meta.url)),
};
let current = own;

/** This checkout's, unless a server that gave root up cannot reach that any more. */
export const judgingProgram = {
  own,
  current: (): JudgingProgram => current,
  use: (program: JudgingProgram): void => {
    current = program;
  },
};
