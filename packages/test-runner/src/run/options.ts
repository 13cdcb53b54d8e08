import { parseArgs } from 'node:util';

/** The arguments of the test command. */
export interface Options {
  readonly isAll: boolean;
  readonly isChanged: boolean;
  /** Delays lazy modules, answers and scripts, and runs files in random order. */
  readonly isSlow: boolean;
  /** How often new and changed test files run. Undefined: the parts run once, whole. */
  readonly repeat: number | undefined;
  /** Seed for the order of files in slow mode. */
  readonly seed: number;
  /** The name of the only part to run. */
  readonly part: string | undefined;
  readonly filters: readonly string[];
}

const MOST_SEEDS = 1_000_000;

/** Reads the arguments after `npm test --`: options, then the name of a part and its own arguments. */
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
