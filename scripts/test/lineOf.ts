import { stripVTControlCharacters } from 'node:util';

/** So much of what was said tells one failure from another. */
const LONGEST = 300;

/** One line about what failed: where, which, and the beginning of what was said of it, with the next line where it only announces that. */
export function lineOf(where: string, what: string, why: string): string {
  const [first = '', second = ''] = stripVTControlCharacters(why)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const said = first.endsWith(':') ? `${first} ${second}` : first;
  return [where, what, said.slice(0, LONGEST)].filter((part) => part !== '').join(' › ');
}
