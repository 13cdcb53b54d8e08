import type { DocumentFault } from './documentFaults.ts';

/**
 * PDF names (ISO 32000-2) that mean more than pages to view: encryption, scripts, programs, attachments, films and
 * sounds, active or self-sending forms, and links to websites and other files.
 */
export const activeNames: ReadonlyMap<string, DocumentFault> = new Map([
  ['Encrypt', 'isProtected'],
  ['Crypt', 'isProtected'],
  ['JavaScript', 'notPlain'],
  ['OnInstantiate', 'notPlain'],
  ['Rendition', 'notPlain'],
  ['RichMedia', 'notPlain'],
  ['RichMediaExecute', 'notPlain'],
  ['GoTo3DView', 'notPlain'],
  ['Movie', 'notPlain'],
  ['Sound', 'notPlain'],
  ['Launch', 'notPlain'],
  ['EmbeddedFile', 'notPlain'],
  ['EmbeddedFiles', 'notPlain'],
  ['FileAttachment', 'notPlain'],
  ['Filespec', 'notPlain'],
  ['Collection', 'notPlain'],
  ['XFA', 'notPlain'],
  ['SubmitForm', 'notPlain'],
  ['ImportData', 'notPlain'],
  ['GoToE', 'notPlain'],
  ['GoToR', 'hasLinks'],
  ['URI', 'hasLinks'],
] as const);

const SLASH = 0x2f;
const HASH = 0x23;
/** No relevant name is longer, even with every letter escaped. */
const LONGEST = 64;
/** White space and delimiters, which end a name. */
const ENDS = new Set(Buffer.from('\0\t\n\f\r ()<>[]{}/%', 'latin1'));

/**
 * Yields every name in the bytes of a PDF with escapes resolved (`/J#61vaScript` is `JavaScript`). Includes names in
 * strings, in comments and in unreferenced objects.
 */
export function* namesIn(bytes: Buffer): Generator<string> {
  for (let slash = bytes.indexOf(SLASH); slash !== -1; slash = bytes.indexOf(SLASH, slash + 1)) {
    let end = slash + 1;
    while (end < bytes.length && end - slash <= LONGEST && !ENDS.has(bytes[end] as number))
      end += 1;
    const name = bytes.subarray(slash + 1, end);
    const text = name.toString('latin1');
    yield name.includes(HASH) ? unescaped(text) : text;
  }
}

function unescaped(name: string): string {
  return name.replaceAll(/#([0-9A-Fa-f]{2})/g, (_escape, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

/** Faults that take precedence, worst first. */
const WORST: readonly (DocumentFault | undefined)[] = ['notPlain', 'isProtected'];

/** Returns the worse of two faults; of equal ones, the first defined. */
export function worse(
  one: DocumentFault | undefined,
  other: DocumentFault | undefined,
): DocumentFault | undefined {
  return WORST.find((fault) => fault === one || fault === other) ?? one ?? other;
}

/** Returns the worst fault among the names of a PDF, or `undefined` if none is active. */
export function faultInNames(names: Iterable<string>): DocumentFault | undefined {
  let found: DocumentFault | undefined;
  for (const name of names) {
    found = worse(found, activeNames.get(name));
    if (found === 'notPlain') return found;
  }
  return found;
}
