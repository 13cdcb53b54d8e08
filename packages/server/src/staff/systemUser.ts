import { userInfo } from 'node:os';
import { UsageProblem } from './UsageProblem.ts';

/** Returns the name of the operating system's user; refuses when it has none. */
export function systemUser(): string {
  try {
    return userInfo().username;
  } catch {
    throw new UsageProblem('Say who you are: --as NAME.');
  }
}
