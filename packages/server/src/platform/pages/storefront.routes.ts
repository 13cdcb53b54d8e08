import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refused } from '../problems/Refused.ts';
import { isPagePath } from './isPagePath.ts';

/** Vite puts a hash of the content into these names, so they never change; the static pages beside them have none. */
const HASHED = /^assets\/[^/]+-[\w-]{8}\.\w+$/;
const PICTURE = /^images\//;
/** Never the storefront's: what is unknown there is 404, not a page. */
const NOT_PAGES = /^\/*((api|dev|storybook|healthz|readyz)(\/|$)|resources\/.)/i;

/**
 * Serves the built storefront, compressed at build time where the browser takes it. Every address
 * that is not a file is a page of the shop, which the browser's own router knows (spec 2.1).
 * Answers whether there is a build to serve.
 */
export async function serveStorefront(app: FastifyInstance, folder: string): Promise<boolean> {
  if (!existsSync(join(folder, 'index.html'))) return false;
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
      (request, reply) => sendPage(request, reply, request.params['*']),
    );
  });
  return true;
}

/** Whether a program that names no kind of answer in particular takes a page as well: curl, wget, monitors. */
function takesAnything({ accept = '*/*' }: FastifyRequest['headers']): boolean {
  return /(^|[\s,])(text\/\*|\*\/\*)([\s,;]|$)/.test(accept);
}

function sendPage(request: FastifyRequest, reply: FastifyReply, path: string): FastifyReply {
  const isFile = extname(path) !== '';
  // A browser is shown the shop at any address; everybody else hears which pages there are.
  const isForPeople = (request.headers.accept ?? '').includes('text/html');
  const isPage = isForPeople || (isPagePath(path) && takesAnything(request.headers));
  if (NOT_PAGES.test(path) || (!isFile && !isPage)) throw new Refused('not-found');
  return reply
    .header('cache-control', cacheRule(path))
    .sendFile(isFile && path !== 'index.html' ? path : 'index.html');
}

function cacheRule(path: string): string {
  if (HASHED.test(path)) return 'public, max-age=31536000, immutable';
  if (PICTURE.test(path)) return 'public, max-age=86400';
  return 'no-cache';
}
