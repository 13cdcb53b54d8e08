import { searchWords } from '../text/searchWords.ts';

/** A page or an action by which a search finds it. */
export interface NamedCommand {
  readonly label: string;
  /** Other words for it: 'basket' for the cart. */
  readonly words?: string;
}

/** Shortest beginning of a name that means a command, in characters; 'li' begins more medicines than pages. */
const LEAST_MEANT = 3;

const isWithin = (words: readonly string[], text: string) => {
  const own = searchWords(text);
  return words.every((word) => own.some((each) => each.startsWith(word)));
};

/**
 * Returns at most `most` pages and actions that a search names: each word of the search begins a word of the label or of
 * its other words. Those whose label begins with the search come first, then other labels, otherwise in the given order.
 */
export function commandsFound<C extends NamedCommand>(
  commands: readonly C[],
  search: string,
  most: number,
): readonly C[] {
  const words = searchWords(search);
  if (words.length === 0) return [];
  const rankOf = ({ label, words: others = '' }: C) => {
    if (searchWords(label).join(' ').startsWith(words.join(' '))) return 0;
    if (isWithin(words, label)) return 1;
    return isWithin(words, `${label} ${others}`) ? 2 : 3;
  };
  const ranked = commands.map((command) => ({ command, rank: rankOf(command) }));
  return [0, 1, 2]
    .flatMap((rank) => ranked.filter((each) => each.rank === rank))
    .map(({ command }) => command)
    .slice(0, most);
}

/** Returns whether a search is the beginning of a page's or action's label, from three characters. */
export function isCommandMeant(commands: readonly NamedCommand[], search: string): boolean {
  const typed = searchWords(search).join(' ');
  return (
    typed.length >= LEAST_MEANT &&
    commands.some(({ label }) => searchWords(label).join(' ').startsWith(typed))
  );
}
