import { fileURLToPath } from 'node:url';

/** Path of Node, and of the folder that holds `packages` and `node_modules`. */
export interface ProgramFiles {
  readonly node: string;
  readonly root: string;
}

const own: ProgramFiles = {
  node: process.execPath,
  root: fileURLToPath(new URL('../../../../../', import.meta.url)),
};
let current = own;

/** Files that child processes run from: the checkout, or a copy once the server cannot read that any more. */
export const programFiles = {
  own,
  current: (): ProgramFiles => current,
  use: (files: ProgramFiles): void => {
    current = files;
  },
};
