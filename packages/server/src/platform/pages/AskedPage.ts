import type { FastifyBaseLogger } from 'fastify';
import type { PageEncoding } from './PageEncoding.ts';

/** What of a request decides what its page is; nothing that tells who asks. */
export interface AskedPage {
  /** Without escapes and without the slash that it begins with. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** As it was asked for. */
  readonly url: string;
  readonly encoding: PageEncoding;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}
