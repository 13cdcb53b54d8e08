import { type Synonyms, readSynonyms } from '@formulary/search/words/synonyms';
import { readFileSync } from 'node:fs';
import { catalogueLanguage } from '../catalogueTable.ts';
import { StartupProblem } from '../../platform/process/StartupProblem.ts';

/**
 * Reads the search synonyms of the file that SEARCH_SYNONYMS names; undefined without one, so that those of the database
 * hold. Refuses an unreadable file and invalid lines with a `StartupProblem`.
 */
export function readSynonymsFile(file: string | undefined): Synonyms | undefined {
  if (file === undefined) return undefined;
  const { synonyms, faults } = readSynonyms(catalogueLanguage, readText(file));
  if (faults.length === 0) return synonyms;
  const lines = faults.map(({ line, text }) => `line ${line}: ${text}`);
  throw new StartupProblem(
    `${file} is not a list of synonyms, such as "trade name, common name = words of the catalogue": ${lines.join('; ')}.`,
  );
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new StartupProblem(`SEARCH_SYNONYMS cannot be read: ${String(error)}.`);
  }
}
