import { deflateSync } from 'node:zlib';

/** Additions to a PDF of one empty page. */
export interface PdfExtras {
  /** Uncompressed objects, the text between `obj` and `endobj`. */
  readonly objects?: readonly string[];
  /** Objects in a compressed stream. */
  readonly hidden?: string;
  /** Dictionary of that stream; a usual one by default. */
  readonly dictionary?: string;
  readonly trailer?: string;
  /** Whether the trailer names its own cross-reference as the previous one. */
  readonly loops?: boolean;
}

/** Makes a small PDF that every viewer opens, with a test's additions. */
export function aPdf(extras: PdfExtras = {}): Buffer {
  const { objects = [], hidden, dictionary, trailer = '', loops = false } = extras;
  const bodies: (string | Buffer)[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
    ...objects,
    ...(hidden === undefined ? [] : [objectStream(hidden, dictionary)]),
  ];
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  let start = parts[0]?.length ?? 0;
  const offsets = bodies.map((body, index) => {
    const offset = start;
    const object = [`${index + 1} 0 obj\n`, body, '\nendobj\n'].map((part) => Buffer.from(part));
    parts.push(...object);
    for (const part of object) start += part.length;
    return offset;
  });
  const previous = loops ? `/Prev ${start}` : '';
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const size = bodies.length + 1;
  parts.push(
    Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${entries.join('')}`),
    Buffer.from(
      `trailer\n<< /Size ${size} /Root 1 0 R ${previous} ${trailer} >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

function objectStream(
  hidden: string,
  dictionary = '/Type /ObjStm /N 1 /First 5 /Filter /FlateDecode',
): Buffer {
  const data = deflateSync(Buffer.from(`12 0 ${hidden}`, 'latin1'));
  return Buffer.concat([
    Buffer.from(`<< ${dictionary} /Length ${data.length} >>\nstream\n`),
    data,
    Buffer.from('\nendstream'),
  ]);
}
