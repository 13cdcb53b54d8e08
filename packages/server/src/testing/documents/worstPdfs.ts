import { constants, deflateRawSync, deflateSync } from 'node:zlib';
import { aPdf } from './aPdf.ts';
import { anXrefStreamPdf } from './anXrefStreamPdf.ts';

const MB = 1024 * 1024;
const ZEROS = 64 * MB;

/** Makes a PDF whose cross-reference takes hours to follow: it lists the same million objects ten thousand times. */
export function anEndlessPdf(): Buffer {
  return anXrefStreamPdf([], { index: '0 1000000 '.repeat(10_000), widths: '0 0 0' });
}

/** Makes 623 kB in which a reader may search for a dictionary of 16 kB before each of 4,940 streams. */
function pdfOfStreams(): Buffer {
  const streams = `${'#41'.repeat(38)} stream\n`.repeat(130);
  return aPdf({ objects: [`obj ${streams}`.repeat(38)] });
}

/** Makes 8 MB that inflate to 7.5 GB. */
function bomb(): Buffer {
  const flushed = deflateRawSync(Buffer.alloc(ZEROS), { finishFlush: constants.Z_FULL_FLUSH });
  const most = Math.floor((7.9 * MB) / flushed.length);
  const data = Buffer.concat([Buffer.from('789c', 'hex'), ...Array(most).fill(flushed)]);
  return anXrefStreamPdf([
    { dictionary: '/Type /ObjStm /N 1 /First 5 /Filter /FlateDecode', data },
  ]);
}

/** Makes some 500 object streams that inflate to 15 MB each. */
function manyObjectStreams(): Buffer {
  const data = deflateSync(Buffer.alloc(15 * MB, ' '), { level: 9 });
  const dictionary = '/Type /ObjStm /N 1 /First 5 /Filter /FlateDecode';
  const most = Math.floor((7.8 * MB) / (data.length + 200));
  return anXrefStreamPdf(Array.from({ length: most }, () => ({ dictionary, data })));
}

/** PDFs that would exhaust the time or memory of a careless reader: description and factory of each. */
export const worstPdfs: readonly (readonly [string, () => Buffer])[] = [
  ['thousands of streams behind a large dictionary', pdfOfStreams],
  ['an endless cross-reference', anEndlessPdf],
  ['objects that inflate to 7.5 GB', bomb],
  ['hundreds of streams with 15 MB of objects each', manyObjectStreams],
  ['arrays in arrays, four million deep', () => aPdf({ objects: ['['.repeat(4 * MB)] })],
  ['strings in strings, four million deep', () => aPdf({ objects: ['('.repeat(4 * MB)] })],
  ['four million names', () => aPdf({ objects: [`[${'/a'.repeat(3.9 * MB)}]`] })],
  ['a million keys', () => aPdf({ objects: [`<<${distinctKeys(900_000)}>>`] })],
  ['a trailer that leads to itself', () => aPdf({ loops: true })],
  ['200,000 objects', () => aPdf({ objects: Array<string>(140_000).fill('0') })],
];

function distinctKeys(many: number): string {
  return Array.from({ length: many }, (_, index) => `/${index.toString(36)} 0`).join('');
}
