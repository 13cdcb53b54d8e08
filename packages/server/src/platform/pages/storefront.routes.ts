import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import { negotiate } from '@fastify/accept-negotiator';
import type { StaticPageFile } from '@formulary/rules/content/prose';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refused } from '../problems/Refused.ts';
import { cacheRule, FOR_EVER } from './cacheRule.ts';
import { isPagePath } from './isPagePath.ts';
import { openBuild } from './build/openBuild.ts';
import { openPages, type SendPage } from './openPages.ts';
import type { PageEncoding } from './encoding/encodePage.ts';
import type { ReadPageData } from './PageData.ts';

/** Never pages of the storefront: unknown paths there are 404. */
const NOT_PAGES = /^\/*((api|dev|storybook|healthz|readyz)(\/|$)|resources\/.)/i;

/** A static page's text, which staff may write anew. */
const TEXT = /^assets\/(?<page>TC|PP|DP)\.html$/;

const clock = () => performance.now();

const ENCODINGS: PageEncoding[] = ['br', 'gzip', 'identity'];

/** Browsers revalidate each time; a shared cache may answer for a minute. */
const FOR_ALL = 'public, max-age=0, s-maxage=60';

/**
 * Serves the built storefront, compressed at build time where the browser accepts it. Every address that is not a file
 * is a page of the shop, which the browser's own router knows (spec 2.1). Each page has its own head and is rendered as
 * visitors see it, as far as data allows. Returns whether there is a build to serve.
 */
export async function serveStorefront(
  app: FastifyInstance,
  folder: string,
  readPageData?: ReadPageData,
  /** Returns the HTML of a static page as it is now, by the name of its file. */
  readText: (page: StaticPageFile) => Promise<string | undefined> = async () => undefined,
): Promise<boolean> {
  if (!existsSync(join(folder, 'index.html'))) return false;
  const readBuild = openBuild({ folder, log: app.log, clock });
  // Reports load errors at the start, and spares the first visitor the wait.
  await readBuild();
  const isAnsweringCalls = () => app.isAnsweringCalls?.() === true;
  const send = openPages({ readBuild, readPageData, clock, isAnsweringCalls });
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
        const { url, params } = request;
        const path = params['*'];
        const { smallScript } = await readBuild();
        if (!isPage(request, path)) {
          const text = TEXT.exec(path)?.groups?.['page'] as StaticPageFile | undefined;
          const html = text && (await readText(text));
          if (html !== undefined)
            return reply
              .header('cache-control', cacheRule(path))
              .type('text/html; charset=utf-8')
              .send(html);
          const rule = url === smallScript ? FOR_EVER : cacheRule(path);
          return reply.header('cache-control', rule).sendFile(path);
        }
        // Lets the browser request the script from the headers, before it has read the page.
        if (smallScript !== undefined)
          void reply.header('link', `<${smallScript}>; rel=preload; as=script; fetchpriority=high`);
        return sendPage(request, reply, send);
      },
    );
  });
  return true;
}

/** Returns whether a client without a specific Accept header takes a page: curl, wget, monitors. */
function takesAnything({ accept = '*/*' }: FastifyRequest['headers']): boolean {
  return /(^|[\s,])(text\/\*|\*\/\*)([\s,;]|$)/.test(accept);
}

/** Returns whether a path is a page rather than a file. Refuses a path that is neither. */
function isPage(request: FastifyRequest, path: string): boolean {
  const isFile = extname(path) !== '' && path !== 'index.html';
  // Browsers get the shop at any address; other clients only at existing pages.
  const isForPeople = (request.headers.accept ?? '').includes('text/html');
  const isKnown = isForPeople || (isPagePath(path) && takesAnything(request.headers));
  if (NOT_PAGES.test(path) || (!isFile && !isKnown)) throw new Refused('not-found');
  return !isFile;
}

async function sendPage(
  request: FastifyRequest<{ Params: { '*': string } }>,
  reply: FastifyReply,
  send: SendPage,
): Promise<FastifyReply> {
  const { params, headers, url, log } = request;
  const encoding = negotiate(headers['accept-encoding'] ?? '', ENCODINGS) ?? 'identity';
  const query = new URLSearchParams(url.split('?', 2)[1]);
  const page = await send({ path: params['*'], query, url, encoding, log });
  if (page.kind === 'redirect') {
    return reply.header('cache-control', 'no-cache').redirect(page.to, 302);
  }
  const { body, etag, isPublic } = page;
  const cacheControl = isPublic ? FOR_ALL : 'no-cache';
  void reply.headers({ 'cache-control': cacheControl, vary: 'accept-encoding', etag });
  if (isHeld(headers['if-none-match'], etag)) return reply.code(304).send();
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(body);
}

/** Returns whether the browser has this version already; a proxy may have made the ETag weak. */
function isHeld(ifNoneMatch: string | undefined, etag: string): boolean {
  return (ifNoneMatch ?? '').split(',').some((each) => each.trim().replace(/^W\//, '') === etag);
}
