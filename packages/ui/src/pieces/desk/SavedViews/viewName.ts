import { tidyLine } from '@formulary/rules/text/tidyLine';

/** Most characters of a view's name. */
export const LONGEST_VIEW_NAME = 60;

/** Returns the message for a name that cannot be used: empty, too long, or that of another view in any case. */
export function viewNameFault(typed: string, others: readonly string[]): string | undefined {
  const name = tidyLine(typed);
  if (name === '') return 'Please enter a name';
  if (name.length > LONGEST_VIEW_NAME) return `Please use at most ${LONGEST_VIEW_NAME} characters`;
  const isTaken = others.some((other) => other.toLowerCase() === name.toLowerCase());
  return isTaken ? 'Another view has this name' : undefined;
}
