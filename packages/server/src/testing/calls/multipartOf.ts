/** One part of a form: text, or a file. */
export interface TestPart {
  readonly name: string;
  readonly value?: string;
  readonly file?: { readonly name: string; readonly type: string; readonly content: Buffer };
}

/** A multipart form as a browser would send it. */
export interface TestForm {
  readonly payload: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

const BOUNDARY = 'formulary-test-boundary';

/** Encodes parts as a multipart form exactly as given, even if no browser would send them. */
export function multipartOf(parts: readonly TestPart[]): TestForm {
  const written = parts.flatMap(({ name, value, file }) => {
    const fileName = file ? `; filename="${file.name}"` : '';
    const type = file ? `\r\nContent-Type: ${file.type}` : '';
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${fileName}${type}\r\n\r\n`;
    return [Buffer.from(head), file?.content ?? Buffer.from(value ?? ''), Buffer.from('\r\n')];
  });
  return {
    payload: Buffer.concat([...written, Buffer.from(`--${BOUNDARY}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  };
}
