/** A stream: its dictionary, without the length, and its data. */
export interface TestStream {
  readonly dictionary: string;
  readonly data: Buffer;
}

/** Contents of the cross-reference besides the objects present. */
export interface XrefDeclaration {
  /** Number of objects in the first stream; their ids follow those of the streams. */
  readonly compressed?: number;
  readonly index?: string;
  readonly widths?: string;
}

const ENTRY_BYTES = 7;
const IN_USE = 1;
const COMPRESSED = 2;

/**
 * Makes a PDF of one empty page, with streams from object 4 on, whose cross-reference is a stream (ISO 32000-2, 7.5.8).
 */
export function anXrefStreamPdf(
  streams: readonly TestStream[],
  { compressed = 0, index, widths = '1 4 2' }: XrefDeclaration = {},
): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  let length = parts[0]?.length ?? 0;
  const add = (...added: readonly Buffer[]): void => {
    parts.push(...added);
    for (const part of added) length += part.length;
  };
  const entries = [entry(0, 0, 65_535)];
  const begin = (): void => {
    entries.push(entry(IN_USE, length, 0));
    add(Buffer.from(`${entries.length - 1} 0 obj\n`));
  };
  for (const body of [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
  ]) {
    begin();
    add(Buffer.from(`${body}\nendobj\n`));
  }
  for (const { dictionary, data } of streams) {
    begin();
    add(Buffer.from(`<< ${dictionary} /Length ${data.length} >>\nstream\n`), data);
    add(Buffer.from('\nendstream\nendobj\n'));
  }
  for (let place = 0; place < compressed; place += 1) entries.push(entry(COMPRESSED, 4, place));
  const start = length;
  const number = entries.length;
  entries.push(entry(IN_USE, start, 0));
  const data = Buffer.concat(entries);
  const said = `/Type /XRef /Size ${number + 1} /W [${widths}] /Root 1 0 R /Length ${data.length}`;
  add(
    Buffer.from(`${number} 0 obj\n<< ${said} ${index ? `/Index [${index}]` : ''} >>\nstream\n`),
    data,
    Buffer.from(`\nendstream\nendobj\nstartxref\n${start}\n%%EOF\n`),
  );
  return Buffer.concat(parts);
}

function entry(type: number, field: number, last: number): Buffer {
  const bytes = Buffer.alloc(ENTRY_BYTES);
  bytes.writeUInt8(type, 0);
  bytes.writeUInt32BE(field, 1);
  bytes.writeUInt16BE(last, 5);
  return bytes;
}
