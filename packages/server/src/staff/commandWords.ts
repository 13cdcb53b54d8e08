import { StartupProblem } from '../platform/process/StartupProblem.ts';
import { userInfo } from 'node:os';

/** An invalid command, explained in one sentence; its exit code is 2. */
export class UsageProblem extends StartupProblem {}

const LARGEST_ID = 2_147_483_647;

/** Parses an id of the command line; refuses an invalid one with a `UsageProblem`. */
export function readId(
  word: string | undefined,
  what: 'an account' | 'a mail' | 'a message' | 'a person' | 'a prescription',
): number {
  const kind = what.split(' ')[1];
  if (word === undefined) throw new UsageProblem(`Say which ${kind}: its number.`);
  const id = Number(word);
  const isId = /^[1-9]\d{0,9}$/.test(word) && id <= LARGEST_ID;
  if (!isId) throw new UsageProblem(`"${word}" is not the number of ${what}.`);
  return id;
}

/** Returns the name of the operating system's user; refuses when it has none. */
export function systemUser(): string {
  try {
    return userInfo().username;
  } catch {
    throw new UsageProblem('Say who you are: --as NAME.');
  }
}
