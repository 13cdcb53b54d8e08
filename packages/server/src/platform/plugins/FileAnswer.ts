import type { FastifyReply } from 'fastify';
import type { SpooledFile } from '../process/spoolFile.ts';

/**
 * An answer that is a file, which caches must not store. Browsers save it; with a media type they show it instead, where
 * nothing of it can run.
 */
export class FileAnswer {
  /** A long file is read from where it was spooled. */
  readonly bytes: Buffer | SpooledFile;
  /** Name for saving; contains no person's name. */
  readonly name: string;
  /** Set for a file to be shown, such as a document that somebody uploaded. */
  readonly shownAs: string | undefined;

  constructor(bytes: Buffer | SpooledFile, name: string, shownAs?: string) {
    this.bytes = bytes;
    this.name = name;
    this.shownAs = shownAs;
  }
}

/** Nothing of a shown file may run, load, post or leave its frame, which only pages of the same address have. */
const SHOWN_POLICY = [
  'sandbox',
  "default-src 'none'",
  "img-src 'self'",
  "style-src 'unsafe-inline'",
  "frame-ancestors 'self'",
  "form-action 'none'",
  "base-uri 'none'",
].join('; ');

/** Sends a file: as an attachment with the call's media type, or to be shown in a sandbox with its own. */
export function sendFileAnswer(
  { bytes, name, shownAs }: FileAnswer,
  { status, answerType }: { readonly status: number; readonly answerType?: string },
  reply: FastifyReply,
): FastifyReply {
  if (shownAs !== undefined) {
    void reply
      .header('content-security-policy', SHOWN_POLICY)
      .header('x-frame-options', 'SAMEORIGIN')
      .header('x-content-type-options', 'nosniff');
  }
  const isHeld = Buffer.isBuffer(bytes);
  if (!isHeld) void reply.header('content-length', bytes.size);
  return reply
    .code(status)
    .type(shownAs ?? answerType ?? 'application/octet-stream')
    .header(
      'content-disposition',
      `${shownAs === undefined ? 'attachment' : 'inline'}; filename="${name}"`,
    )
    .header('cache-control', 'no-store')
    .send(isHeld ? bytes : bytes.contents);
}
