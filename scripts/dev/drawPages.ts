import type {
  DrawnPage,
  DrawnRedirect,
  Storefront,
  VisitorsAnswer,
} from '../../packages/rules/src/pages/Storefront.ts';
import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { isPagePath } from '../../packages/server/src/platform/pages/isPagePath.ts';
import { composePage } from '../../packages/server/src/platform/pages/rendering/composePage.ts';
import { askServer, type Reading } from './askServer.ts';

/** Limit of renderings; each may want to read more, and no page needs this many. */
const MOST_DRAWINGS = 5;

const HTML = { 'content-type': 'text/html; charset=utf-8' };

/** Renders a page from the current sources: once to learn what it reads, and again with the data. */
async function draw(
  { draw: drawWith }: Storefront,
  address: string,
  shop: string,
): Promise<DrawnPage | DrawnRedirect> {
  const known = new Map<string, ReturnType<VisitorsAnswer>>();
  for (let drawings = 1; ; drawings += 1) {
    const wanted: Reading[] = [];
    const page = await drawWith(address, (name, input) => {
      const key = JSON.stringify([name, input]);
      if (!known.has(key)) wanted.push({ name, input });
      return known.get(key);
    });
    if (wanted.length === 0 || drawings === MOST_DRAWINGS) return page;
    for (const reading of wanted)
      known.set(JSON.stringify([reading.name, reading.input]), await askServer(shop, reading));
  }
}

async function answerTo(vite: ViteDevServer, address: string, shop: string) {
  const module = (await vite.ssrLoadModule('/src/server.tsx')) as { storefront: Storefront };
  const drawn = await draw(module.storefront, address, shop);
  if (drawn.kind === 'redirect') return drawn;
  const file = await readFile(join(vite.config.root, 'index.html'), 'utf8');
  const template = await vite.transformIndexHtml(address, file);
  return { kind: 'page' as const, html: composePage(template, { drawn }) };
}

/**
 * Makes the development server render pages as the shop does, from the current sources; `shop` is the address of the
 * API. If rendering fails, it sends an empty page and logs the reason.
 */
export const drawPages = (shop: string): Plugin => ({
  name: 'draw-pages',
  apply: 'serve',
  configureServer: (vite) => {
    const sendOr = async (otherwise: () => void, address: string, response: ServerResponse) => {
      try {
        const answer = await answerTo(vite, address, shop);
        if (answer.kind === 'redirect') response.writeHead(302, { location: answer.to }).end();
        else response.writeHead(200, HTML).end(answer.html);
      } catch (error) {
        if (error instanceof Error) vite.ssrFixStacktrace(error);
        vite.config.logger.error(`${address} is sent as an empty page: ${String(error)}`);
        otherwise();
      }
    };
    vite.middlewares.use((request, response, next) => {
      const address = request.url ?? '/';
      const [path = '/'] = address.split('?', 1);
      const isForPeople = (request.headers.accept ?? '').includes('text/html');
      if (isForPeople && isPagePath(path)) void sendOr(next, address, response);
      else next();
    });
  },
});
