import { parseArgs } from 'node:util';

/** What the test command is asked to run. */
export interface Options {
  readonly isAll: boolean;
  readonly isChanged: boolean;
  /** Parts of the page, answers and scripts come late, and files run in random order. */
  readonly isSlow: boolean;
  /** How often new and changed test files run; without it the parts run as they are. */
  readonly repeat: number | undefined;
  /** Decides the order of files in slow mode. */
  readonly seed: number;
  /** The name of the only part to run. */
  readonly part: string | undefined;
  readonly filters: readonly string[];
}

const MOST_SEEDS = 1_000_000;

/** Reads the words after `npm test --`: options first, then the name of a part and what only the part understands. */
export function optionsOf(words: readonly string[]): Options {
  const named = words.findIndex(
    (word, at) => !word.startsWith('-') && !/^--(?:repeat|seed)$/.test(words[at - 1] ?? ''),
  );
  const end = named === -1 ? words.length : named;
  const { values } = parseArgs({
    args: words.slice(0, end),
    options: {
      all: { type: 'boolean', default: false },
      changed: { type: 'boolean', default: false },
      slow: { type: 'boolean', default: false },
      repeat: { type: 'string' },
      seed: { type: 'string' },
    },
  });
  const [part, ...filters] = words.slice(end);
  return {
    isAll: values.all,
    isChanged: values.changed,
    isSlow: values.slow,
    repeat: values.repeat === undefined ? undefined : countOf('repeat', values.repeat),
    seed:
      values.seed === undefined
        ? Math.floor(Math.random() * MOST_SEEDS)
        : countOf('seed', values.seed),
    part,
    filters,
  };
}

function countOf(name: string, word: string): number {
  const count = Number(word);
  if (Number.isInteger(count) && count > 0) return count;
  throw new Error(`--${name} takes a whole number from 1 on, not ${word}.`);
}
