import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import { negotiate } from '@fastify/accept-negotiator';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refused } from '../problems/Refused.ts';
import type { HeadAt } from './HeadAt.ts';
import { isPagePath } from './isPagePath.ts';
import { openPage, type Page, type PageEncoding } from './openPage.ts';

/** Vite puts a hash of the content into these names, or names scripts by it alone, so they never change; the static pages beside them have none. */
const HASHED = /^assets\/(?:[^/]+-[\w-]{8}\.\w+|[\w-]{7}\.js)$/;
const PICTURE = /^images\//;
/** Never the storefront's: what is unknown there is 404, not a page. */
const NOT_PAGES = /^\/*((api|dev|storybook|healthz|readyz)(\/|$)|resources\/.)/i;

const ENCODINGS: PageEncoding[] = ['br', 'gzip', 'identity'];

/** What pages are made of. */
interface Pages {
  readonly page: Page;
  readonly headAt: HeadAt | undefined;
}

/**
 * Serves the built storefront, compressed at build time where the browser takes it. Every address
 * that is not a file is a page of the shop, which the browser's own router knows (spec 2.1), with the head of that
 * address where there is one to write it. Answers whether there is a build to serve.
 */
export async function serveStorefront(
  app: FastifyInstance,
  folder: string,
  headAt?: HeadAt,
): Promise<boolean> {
  const file = join(folder, 'index.html');
  if (!existsSync(file)) return false;
  const pages = { page: openPage(file), headAt };
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, {
      root: folder,
      serve: false,
      preCompressed: true,
      index: false,
      cacheControl: false,
      dotfiles: 'deny',
    });
    scope.get<{ Params: { '*': string } }>(
      '/*',
      { config: { access: 'public' } },
      async (request, reply) => {
        const path = request.params['*'];
        if (!isPage(request, path)) {
          return reply.header('cache-control', cacheRule(path)).sendFile(path);
        }
        return sendPage(request, reply, pages);
      },
    );
  });
  return true;
}

/** Whether a program that names no kind of answer in particular takes a page as well: curl, wget, monitors. */
function takesAnything({ accept = '*/*' }: FastifyRequest['headers']): boolean {
  return /(^|[\s,])(text\/\*|\*\/\*)([\s,;]|$)/.test(accept);
}

/** Whether a path is answered with a page; otherwise it is a file. Refuses what is neither. */
function isPage(request: FastifyRequest, path: string): boolean {
  const isFile = extname(path) !== '' && path !== 'index.html';
  // A browser is shown the shop at any address; everybody else hears which pages there are.
  const isForPeople = (request.headers.accept ?? '').includes('text/html');
  const isKnown = isForPeople || (isPagePath(path) && takesAnything(request.headers));
  if (NOT_PAGES.test(path) || (!isFile && !isKnown)) throw new Refused('not-found');
  return !isFile;
}

async function sendPage(
  request: FastifyRequest<{ Params: { '*': string } }>,
  reply: FastifyReply,
  { page, headAt }: Pages,
): Promise<FastifyReply> {
  const { params, headers, url } = request;
  const query = new URLSearchParams(url.split('?', 2)[1]);
  const head = await headAt?.(params['*'], query).catch((error: unknown) => {
    // The page without its words for search engines is better than none.
    request.log.warn({ err: error }, 'The head of a page could not be written.');
    return undefined;
  });
  const encoding = negotiate(headers['accept-encoding'] ?? '', ENCODINGS) ?? 'identity';
  const { body, etag } = await page(head, encoding);
  void reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag });
  if (isHeld(headers['if-none-match'], etag)) return reply.code(304).send();
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(body);
}

/** Whether a browser holds this very page already; a proxy may have called it weak. */
function isHeld(ifNoneMatch: string | undefined, etag: string): boolean {
  return (ifNoneMatch ?? '').split(',').some((each) => each.trim().replace(/^W\//, '') === etag);
}

function cacheRule(path: string): string {
  if (HASHED.test(path)) return 'public, max-age=31536000, immutable';
  if (PICTURE.test(path)) return 'public, max-age=86400';
  return 'no-cache';
}
