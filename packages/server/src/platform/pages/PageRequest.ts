import type { FastifyBaseLogger } from 'fastify';
import type { PageEncoding } from './encoding/encodePage.ts';

/** The parts of a request that determine its page; nothing that identifies the visitor. */
export interface PageRequest {
  /** Decoded, without the leading slash. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** The requested URL as sent. */
  readonly url: string;
  readonly encoding: PageEncoding;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}
