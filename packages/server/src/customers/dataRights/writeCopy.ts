import type { DataCopy } from '@formulary/rules/customers/dataCopy';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { ReadableCopy } from './copyData.ts';
import { drawCopy } from './drawCopy.ts';

/** Every row as JSON, for another service. */
const DATA = 'data.json';
/** Every row in words. */
const TO_READ = 'read-me.pdf';

/**
 * Writes a copy as a ZIP: all rows as JSON and as a PDF to read, and every file. Each is written after the other and
 * read while it is written, so that a copy of any size takes little memory. `made` ends with the ZIP and fails with the
 * first error; nothing is written unless `zip` is read.
 */
export function writeCopy(copy: ReadableCopy): {
  readonly zip: Readable;
  readonly made: Promise<void>;
} {
  const zipFile = new ZipFile();
  const zip = zipFile.outputStream as Readable;
  const mtime = new Date(copy.madeAt);
  let current: Readable | undefined;
  // A failed entry fails the ZIP, perhaps before anybody reads it. Unheard, either error would end the process.
  zipFile.on('error', (error: Error) => zip.destroy(error));
  zip.on('error', () => {});
  // Whoever reads the ZIP may stop.
  zip.once('close', () => current?.destroy());
  const add = async (path: string, contents: Readable, compress: boolean) => {
    current = contents;
    zipFile.addReadStream(contents, path, { mtime, compress });
    await finished(contents, { writable: false, cleanup: true });
  };
  const write = async () => {
    await add(DATA, Readable.from(jsonOf(copy)), true);
    await add(TO_READ, drawCopy(copy), true);
    for await (const { path, contents } of copy.files()) {
      // PDFs and pictures are compressed already.
      await add(path, Readable.from([contents]), false);
    }
    zipFile.end();
  };
  const made = write();
  made.catch((error: Error) => zip.destroy(error));
  return { zip, made };
}

/** Returns the JSON of a `DataCopy`, in parts. */
async function* jsonOf({
  parts,
  files: _files,
  paths,
  ...head
}: ReadableCopy): AsyncGenerator<string> {
  const start: Omit<DataCopy, 'parts'> = { ...head, files: paths };
  yield `${JSON.stringify(start, undefined, 2).slice(0, -2)},\n  "parts": [`;
  for (const [at, { table, what, rows }] of parts.entries()) {
    yield `${at === 0 ? '' : ','}\n    {"table": ${JSON.stringify(table)}, "what": ${JSON.stringify(what)}, "rows": [`;
    let isFirst = true;
    for await (const some of rows()) {
      const lines = some.map((row) => `\n      ${JSON.stringify(row)}`).join(',');
      yield isFirst ? lines : `,${lines}`;
      isFirst = false;
    }
    yield ']}';
  }
  yield '\n  ]\n}\n';
}
