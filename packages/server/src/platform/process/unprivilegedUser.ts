import { readFileSync } from 'node:fs';
import { StartupProblem } from './StartupProblem.ts';

/** In order of preference; every one of them is unprivileged wherever it exists. */
const CANDIDATES = ['postgres', 'nobody', 'daemon'];

/** A user of this machine with no rights worth having, for what root starts. */
export interface UnprivilegedUser {
  readonly uid: number;
  readonly gid: number;
}

/** Finds the unprivileged user of this machine; refuses to start on one that has none. */
export function unprivilegedUser(): UnprivilegedUser {
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of CANDIDATES) {
    const account = accounts.find((fields) => fields[0] === name);
    const uid = Number(account?.[2]);
    const gid = Number(account?.[3]);
    // macOS writes nobody as -2, which is a large unsigned number to everybody else.
    if (account !== undefined && uid !== 0) return { uid: uid >>> 0, gid: gid >>> 0 };
  }
  throw new StartupProblem(
    'The shop does not run as root and this machine has no user postgres, nobody or daemon to run it as: start Formulary as an ordinary user.',
  );
}
