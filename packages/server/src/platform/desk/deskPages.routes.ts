import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { cacheRule } from '../pages/cacheRule.ts';
import { Refused } from '../problems/Refused.ts';

/** Drawn pictures of products and categories, which the shop has. */
const PICTURE = /^images\/(products|categories)\/[^/]+$/;
/** Never pages of the desk: unknown paths there are 404. */
const NOT_PAGES = /^\/*(api|dev|healthz|readyz)(\/|$)/i;

/**
 * Serves the built desk and the shop's drawn pictures (below `pictures`), compressed at build time where the browser accepts it. Every address that is not a file is a
 * page of the desk, which its own router knows: the same document, without anything of the person. Returns whether there
 * is a build to serve.
 */
export async function serveDesk(
  app: FastifyInstance,
  folder: string,
  pictures: string,
): Promise<boolean> {
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
      async (request, reply) => {
        const path = request.params['*'];
        if (PICTURE.test(path)) {
          return reply.header('cache-control', cacheRule(path)).sendFile(path, pictures);
        }
        const file = isPage(request, path) ? 'index.html' : path;
        return reply
          .headers({ 'cache-control': cacheRule(file), 'x-robots-tag': 'noindex' })
          .sendFile(file);
      },
    );
  });
  return true;
}

/** Returns whether a path is a page rather than a file. Refuses a path that is neither. */
function isPage({ headers }: FastifyRequest, path: string): boolean {
  const isFile = extname(path) !== '' && path !== 'index.html';
  const isForPeople = (headers.accept ?? '').includes('text/html');
  if (NOT_PAGES.test(path) || (!isFile && !isForPeople)) throw new Refused('not-found');
  return !isFile;
}
