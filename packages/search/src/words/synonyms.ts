import type { Language } from './language.ts';

/** Common names and their words in the catalogue, both with single spaces. */
export type Synonyms = ReadonlyMap<string, string>;

/** An invalid line, counted from 1. */
export interface SynonymFault {
  readonly line: number;
  readonly text: string;
}

/**
 * Reads a list of synonyms: lines of `trade name, common name = words of the catalogue`.
 * Ignores empty lines and text after a #. Reports and skips invalid lines, and lines that give a name a second meaning.
 */
export function readSynonyms(
  { words }: Language,
  text: string,
): {
  readonly synonyms: Synonyms;
  readonly faults: readonly SynonymFault[];
} {
  const synonyms = new Map<string, string>();
  const faults: SynonymFault[] = [];
  for (const [index, written] of text.split(/\r?\n/u).entries()) {
    const line = written.replace(/#.*$/u, '').trim();
    if (line === '') continue;
    const at = line.indexOf('=');
    const isOneEquation = at !== -1 && at === line.lastIndexOf('=');
    const means = words(line.slice(at + 1)).join(' ');
    const called = line
      .slice(0, Math.max(0, at))
      .split(',')
      .map((name) => words(name).join(' '));
    const isTaken = called.some((name) => (synonyms.get(name) ?? means) !== means);
    if (!isOneEquation || means === '' || called.includes('') || isTaken)
      faults.push({ line: index + 1, text: line });
    else for (const name of called) synonyms.set(name, means);
  }
  return { synonyms, faults };
}
