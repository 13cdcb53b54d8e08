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
