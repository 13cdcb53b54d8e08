import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { PageSettings } from '@formulary/rules/settings/pageSettings';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { settingsElement } from '../pages/rendering/settingsElement.ts';
import { cacheRule } from '../pages/cacheRule.ts';
import { Refused } from '../problems/Refused.ts';

/** Drawn pictures of products and categories, which the shop has. */
const PICTURE = /^images\/(products|categories)\/[^/]+$/;
/** Never pages of the desk: unknown paths there are 404. */
const NOT_PAGES = /^\/*(api|dev|healthz|readyz)(\/|$)/i;

/**
 * Serves the built desk and the shop's drawn pictures (below `pictures`), compressed at build time where the browser accepts it. Every address that is not a file is a
 * page of the desk, which its own router knows: the same document, with the settings that staff changed, and without anything of the person. Returns whether there
 * is a build to serve.
 */
export async function serveDesk(
  app: FastifyInstance,
  folder: string,
  pictures: string,
  readSettings: () => Promise<PageSettings> = async () => ({}),
): Promise<boolean> {
  const page = join(folder, 'index.html');
  if (!existsSync(page)) return false;
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
        void reply.headers({ 'cache-control': cacheRule(file), 'x-robots-tag': 'noindex' });
        const [element] = file === 'index.html' ? settingsElement(await readSettings()) : [];
        if (element === undefined) return reply.sendFile(file);
        const html = (await readFile(page, 'utf8')).replace('</head>', () => `${element}</head>`);
        return reply.type('text/html; charset=utf-8').send(html);
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
