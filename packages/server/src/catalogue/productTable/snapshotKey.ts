import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { endianness } from 'node:os';

/** What decides how names are ordered, words parted and numbers written. */
const SOURCES = [
  import.meta.resolve('@formulary/rules/search/searchWords'),
  import.meta.resolve('@formulary/rules/text/foldText'),
  import.meta.resolve('@formulary/rules/text/tidyLine'),
  import.meta.resolve('@formulary/rules/catalogue/listing/productFormOf'),
  import.meta.resolve('@formulary/rules/catalogue/listing/productForms'),
  ...filesIn(new URL('.', import.meta.url)),
  ...filesIn(new URL('../wordIndex/', import.meta.url)),
];

/** Changes with the program, as far as it makes tables, and with the system's tables of letters: another one's snapshot is made anew. */
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
