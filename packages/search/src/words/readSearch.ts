import type { KnownWords } from './knownWords.ts';
import type { Language } from './language.ts';
import { nearestWord } from './nearestWord.ts';
import type { Synonyms } from './synonyms.ts';

/** The language, vocabulary and synonyms of a catalogue. */
export interface SearchKnowledge {
  readonly language: Language;
  readonly vocabulary: KnownWords;
  readonly synonyms: Synonyms;
}

/** Maximum length of a synonym's name, in words. */
const LONGEST_NAME = 4;

/**
 * Returns the likely meaning of a search without results, in words of the catalogue. Replaces trade and common names,
 * corrects misspelt words, and separates numbers and units. Undefined if a word has no close match or the result equals
 * the typed term.
 */
export function readSearch(term: string, knowledge: SearchKnowledge): string | undefined {
  const { words, fold } = knowledge.language;
  const answer = readWords(words(term), knowledge)?.join(' ');
  return answer === '' || answer === fold(term) ? undefined : answer;
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
  /** The number of typed words that it replaces. */
  readonly words: number;
}

/** Replaces trade and common names by words of the catalogue. Undefined if there are none. */
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

/** Returns the longest name at the beginning of the typed words. */
function readName(typed: readonly string[], synonyms: Synonyms): Read | undefined {
  for (let words = Math.min(LONGEST_NAME, typed.length); words > 0; words -= 1) {
    const means = synonyms.get(typed.slice(0, words).join(' '));
    if (means !== undefined) return { means, words };
  }
  return undefined;
}

function readWord(word: string, { vocabulary, synonyms }: SearchKnowledge): Read | undefined {
  // Words with digits are not corrected.
  if (/\d/u.test(word) || vocabulary.hasBeginning(word)) return { means: word, words: 1 };
  const names = [...synonyms.keys()].filter((name) => !name.includes(' '));
  const likely = new Map([...names.map((name) => [name, 0] as const), ...vocabulary.like(word)]);
  const nearest = nearestWord(word, likely);
  if (nearest === undefined) return undefined;
  return { means: synonyms.get(nearest) ?? nearest, words: 1 };
}
