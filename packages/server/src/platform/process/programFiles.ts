import { fileURLToPath } from 'node:url';

/** Node, and the folder that holds `packages` and `node_modules`. */
export interface ProgramFiles {
  readonly node: string;
  readonly root: string;
}

const own: ProgramFiles = {
  node: process.execPath,
  root: fileURLToPath(new URL('../../../../../', import.meta.url)),
};
let current = own;

/** What the processes that this server starts run from: its checkout, or a copy once it can no longer read that. */
export const programFiles = {
  own,
  current: (): ProgramFiles => current,
  use: (files: ProgramFiles): void => {
    current = files;
  },
};
