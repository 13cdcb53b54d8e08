import { readFileSync } from 'node:fs';
import { StartupProblem } from './StartupProblem.ts';

/** In order of preference; each is unprivileged on any system that has it. */
const CANDIDATES = ['postgres', 'nobody', 'daemon'];

/** An unprivileged user of this machine, for processes that root starts. */
export interface UnprivilegedUser {
  readonly uid: number;
  readonly gid: number;
}

/** Finds an unprivileged user of this machine; refuses to start if there is none. */
export function unprivilegedUser(): UnprivilegedUser {
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of CANDIDATES) {
    const account = accounts.find((fields) => fields[0] === name);
    const uid = Number(account?.[2]);
    const gid = Number(account?.[3]);
    // macOS writes the uid of nobody as -2, an unsigned number elsewhere.
    if (account !== undefined && uid !== 0) return { uid: uid >>> 0, gid: gid >>> 0 };
  }
  throw new StartupProblem(
    'The shop does not run as root and this machine has no user postgres, nobody or daemon to run it as: start Formulary as an ordinary user.',
  );
}
