import { parseArgs } from 'node:util';
import { type MutationPartName, mutationParts } from './mutationParts.ts';

/** The arguments of `npm run mutation -- …`. */
export interface MutationArguments {
  readonly parts: readonly MutationPartName[];
  /** Mutates all files, not only changed ones. */
  readonly isWhole: boolean;
  readonly sample: { readonly size: number; readonly seed: number } | undefined;
  /**
   * In how many files a sample draws its hooks, if fewer than mutants. Only stories of the same features judge these, and mutants
   * that the part's own tests do not reach are left out.
   */
  readonly hookFiles: number | undefined;
  /** Lowest accepted percentage of caught mutants of a sample, over all its parts together. */
  readonly least: number;
  /** The commit or branch that changes are compared with. */
  readonly since: string;
}

const names = Object.keys(mutationParts) as readonly MutationPartName[];

/** Reads the arguments. Throws a sentence for invalid ones. */
export function readMutationArguments(args: readonly string[]): MutationArguments {
  const { values } = parseArgs({
    args: [...args],
    options: {
      part: { type: 'string', multiple: true, default: [] },
      whole: { type: 'boolean', default: false },
      sample: { type: 'string' },
      seed: { type: 'string', default: '1' },
      'hook-files': { type: 'string' },
      least: { type: 'string', default: '90' },
      since: { type: 'string', default: 'main' },
    },
  });
  const parts = values.part.map((word) => {
    const part = names.find((name) => name === word);
    if (part === undefined) throw new Error(`No part is called ${word}: say ${names.join(', ')}.`);
    return part;
  });
  const sample =
    values.sample === undefined
      ? undefined
      : { size: positive(values.sample, '--sample'), seed: positive(values.seed, '--seed') };
  return {
    parts: parts.length === 0 ? names : parts,
    isWhole: values.whole || sample !== undefined,
    sample,
    hookFiles:
      values['hook-files'] === undefined
        ? undefined
        : positive(values['hook-files'], '--hook-files'),
    least: positive(values.least, '--least'),
    since: values.since,
  };
}

function positive(word: string, option: string): number {
  if (/^[1-9]\d{0,8}$/.test(word)) return Number(word);
  throw new Error(`${option} takes a whole number from 1.`);
}
