import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { endianness } from 'node:os';

/** Source files that decide the order of names, the splitting of words and the notation of numbers. */
const SOURCES = [
  import.meta.resolve('@formulary/rules/search/searchWords'),
  import.meta.resolve('@formulary/rules/text/tidyLine'),
  import.meta.resolve('@formulary/rules/text/tidyLine'),
  import.meta.resolve('@formulary/rules/catalogue/listing/productFormOf'),
  import.meta.resolve('@formulary/rules/catalogue/listing/productForms'),
  ...filesIn(new URL('.', import.meta.url)),
  ...filesIn(new URL('../wordIndex/', import.meta.url)),
];

/**
 * Returns a key that changes with the code that makes tables and with the system's Unicode data; a snapshot with
 * another key is rebuilt.
 */
export function snapshotKey(): string {
  const { icu, unicode, cldr } = process.versions;
  const hash = createHash('sha256').update(`${icu} ${unicode} ${cldr} ${endianness()}`);
  for (const source of SOURCES) hash.update(readFileSync(new URL(source)));
  return hash.digest('hex');
}

function filesIn(folder: URL): readonly string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .toSorted()
    .map((name) => new URL(name, folder).href);
}
