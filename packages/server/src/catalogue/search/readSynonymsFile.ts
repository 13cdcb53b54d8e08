import { type Synonyms, readSynonyms } from '@formulary/search/words/synonyms';
import { readFileSync } from 'node:fs';
import { catalogueLanguage } from '../catalogueTable.ts';
import { StartupProblem } from '../../platform/process/StartupProblem.ts';

const OWN_FILE = new URL('synonyms.txt', import.meta.url);

/**
 * Reads the search synonyms: the shop's own, or those of the file named by SEARCH_SYNONYMS. Refuses an unreadable file
 * and invalid lines with a `StartupProblem`.
 */
export function readSynonymsFile(file: string | undefined): Synonyms {
  const { synonyms, faults } = readSynonyms(catalogueLanguage, readText(file));
  if (faults.length === 0) return synonyms;
  const lines = faults.map(({ line, text }) => `line ${line}: ${text}`);
  throw new StartupProblem(
    `${file ?? 'The list of synonyms'} is not a list of synonyms, such as "trade name, common name = words of the catalogue": ${lines.join('; ')}.`,
  );
}

function readText(file: string | undefined): string {
  try {
    return readFileSync(file ?? OWN_FILE, 'utf8');
  } catch (error) {
    throw new StartupProblem(`SEARCH_SYNONYMS cannot be read: ${String(error)}.`);
  }
}
