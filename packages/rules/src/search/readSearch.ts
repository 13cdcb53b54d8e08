import { foldText } from '../text/foldText.ts';
import type { KnownWords } from './KnownWords.ts';
import { nearestWord } from './nearestWord.ts';
import type { Synonyms } from './readSynonyms.ts';
import { searchWords } from './searchWords.ts';

/** What is known of a catalogue's words. */
export interface SearchKnowledge {
  readonly vocabulary: KnownWords;
  readonly synonyms: Synonyms;
}

/** The longest name of a synonym, in words. */
const LONGEST_NAME = 4;

/**
 * What a search that finds nothing may have meant, in the catalogue's words: trade and common names become what the catalogue
 * says, words that are written wrongly the nearest that it has, numbers and units are parted. Nothing when a word is near
 * none, or when that is what was typed.
 */
export function readSearch(term: string, knowledge: SearchKnowledge): string | undefined {
  const answer = readWords(searchWords(term), knowledge)?.join(' ');
  return answer === '' || answer === foldText(term) ? undefined : answer;
}

function readWords(
  typed: readonly string[],
  knowledge: SearchKnowledge,
): readonly string[] | undefined {
  const [first] = typed;
  if (first === undefined) return [];
  const read = readName(typed, knowledge.synonyms) ?? readWord(first, knowledge);
  const rest = read && readWords(typed.slice(read.words), knowledge);
  return rest && [read.means, ...rest];
}

interface Read {
  readonly means: string;
  /** How many of the words that were typed it stands for. */
  readonly words: number;
}

/** What was typed with the trade and common names in it replaced by the catalogue's words; nothing where it has none. */
export function replaceNames(typed: readonly string[], synonyms: Synonyms): string | undefined {
  const words: string[] = [];
  let isNamed = false;
  for (let at = 0; at < typed.length;) {
    const read = readName(typed.slice(at), synonyms);
    isNamed ||= read !== undefined;
    words.push(read?.means ?? (typed[at] as string));
    at += read?.words ?? 1;
  }
  return isNamed ? words.join(' ') : undefined;
}

/** The longest name that what was typed begins with. */
function readName(typed: readonly string[], synonyms: Synonyms): Read | undefined {
  for (let words = Math.min(LONGEST_NAME, typed.length); words > 0; words -= 1) {
    const means = synonyms.get(typed.slice(0, words).join(' '));
    if (means !== undefined) return { means, words };
  }
  return undefined;
}

function readWord(word: string, { vocabulary, synonyms }: SearchKnowledge): Read | undefined {
  // A figure is what it is.
  if (/\d/u.test(word) || vocabulary.hasBeginning(word)) return { means: word, words: 1 };
  const names = [...synonyms.keys()].filter((name) => !name.includes(' '));
  const likely = new Map([...names.map((name) => [name, 0] as const), ...vocabulary.like(word)]);
  const nearest = nearestWord(word, likely);
  if (nearest === undefined) return undefined;
  return { means: synonyms.get(nearest) ?? nearest, words: 1 };
}
