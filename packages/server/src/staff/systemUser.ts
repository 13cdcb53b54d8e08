import { userInfo } from 'node:os';
import { UsageProblem } from './UsageProblem.ts';

/** The name of the operating system's user; refuses when it has none to tell. */
export function systemUser(): string {
  try {
    return userInfo().username;
  } catch {
    throw new UsageProblem('Say who you are: --as NAME.');
  }
}
