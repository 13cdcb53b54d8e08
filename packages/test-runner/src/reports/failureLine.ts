import { stripVTControlCharacters } from 'node:util';

/** Characters of an error that are shown. */
const LONGEST = 300;

/** Returns one line about a failure: file, test, and the first line of the error, or two if the first ends with a colon. */
export function failureLine(where: string, what: string, why: string): string {
  const [first = '', second = ''] = stripVTControlCharacters(why)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const said = first.endsWith(':') ? `${first} ${second}` : first;
  return [where, what, said.slice(0, LONGEST)].filter((part) => part !== '').join(' › ');
}
