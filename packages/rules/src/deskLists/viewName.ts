import { tidyLine } from '../text/tidyLine.ts';

/** Most characters of a view's name. */
export const LONGEST_VIEW_NAME = 60;
/** Most views that a person keeps of one list. */
export const MOST_VIEWS = 30;
/** Most characters of the address that a view keeps. */
export const LONGEST_VIEW_QUERY = 2000;

/** Returns the message for a name that cannot be used: empty, too long, or that of another view in any case. */
export function viewNameFault(typed: string, others: readonly string[]): string | undefined {
  const name = tidyLine(typed);
  if (name === '') return 'Please enter a name';
  if (name.length > LONGEST_VIEW_NAME) return `Please use at most ${LONGEST_VIEW_NAME} characters`;
  const isTaken = others.some((other) => other.toLowerCase() === name.toLowerCase());
  return isTaken ? 'Another view has this name' : undefined;
}
