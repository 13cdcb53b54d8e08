import { hash } from 'node:crypto';
import type { DrawnRedirect } from '@formulary/rules/pages/Storefront';
import type { Build } from './build/Build.ts';
import { type CachedPage, compressForCache } from './encoding/CachedPage.ts';
import { encodeOnce, type PageResponse, responseFromCache } from './encoding/PageResponse.ts';
import { cacheKeyOf, PageCache } from './PageCache.ts';
import type { PageData, ReadPageData, RenderedHead } from './PageData.ts';
import type { PageRequest } from './PageRequest.ts';
import { composePage } from './rendering/composePage.ts';
import { createRenderTurn } from './rendering/createRenderTurn.ts';
import { localAddress } from './rendering/localAddress.ts';
import { tryRender } from './rendering/tryRender.ts';

/** Size of the page cache: a thousand pages and more. */
const MOST_CACHED_BYTES = 32 * 1024 * 1024;

interface PagesOptions {
  readonly readBuild: () => Build | Promise<Build>;
  /** Without it pages are sent as built. */
  readonly readPageData: ReadPageData | undefined;
  /** Monotonic, in milliseconds. */
  readonly clock: () => number;
  /** Whether a call is pending: pages are rendered after it. */
  readonly isAnsweringCalls?: () => boolean;
  readonly mostCachedBytes?: number;
}

/** Input of one page. */
interface PageInputs {
  readonly cache: PageCache;
  readonly data: PageData;
  readonly head: RenderedHead;
  readonly request: PageRequest;
}

/** Returns the page at an address, or its redirect. */
export type SendPage = (request: PageRequest) => Promise<PageResponse | DrawnRedirect>;

/**
 * Opens the shop's pages: each rendered by the storefront with its own head, the same for everybody. A public page is
 * cached by its canonical address until the build or the visible data changes. Searches and private pages are rendered
 * each time. A page that cannot be rendered is sent with only its head.
 */
export function openPages(options: PagesOptions): SendPage {
  const {
    readBuild,
    readPageData,
    clock,
    mostCachedBytes: mostBytes = MOST_CACHED_BYTES,
  } = options;
  const turn = createRenderTurn(options.isAnsweringCalls ?? (() => false), clock);
  let cache: PageCache | undefined;

  const cacheOf = (build: Build, data: PageData | undefined): PageCache => {
    const isSame = cache?.build === build && (!data || cache.version === data.version);
    if (!cache || !isSame)
      cache = new PageCache({ build, version: data?.version, turn, mostBytes });
    return cache;
  };

  return async (request) => {
    const build = await readBuild();
    try {
      const data = await readPageData?.();
      const current = cacheOf(build, data);
      if (!data) return await sendPlain(current, {}, request);
      const head = data.headAt(request.path, request.query);
      const rendered =
        build.storefront && (await sendRendered({ cache: current, data, head, request }, clock));
      return rendered ?? (await sendPlain(current, { head, settings: data.settings }, request));
    } catch (error) {
      // The template is better than no page.
      request.log.warn({ err: error }, 'A page is sent as it was built.');
      return sendPlain(cacheOf(build, undefined), {}, request);
    }
  };
}

/** Sends the template with the page's head. Equal pages are cached once for all their addresses. */
async function sendPlain(
  { build, pages }: PageCache,
  { head, settings }: { readonly head?: RenderedHead } & Partial<Pick<PageData, 'settings'>>,
  { encoding }: PageRequest,
): Promise<PageResponse> {
  const page = () => composePage(build.template, { head: head?.html, settings });
  if (head?.isShared === false) return encodeOnce(page(), encoding);
  const key = `head ${head?.html ?? ''}`;
  const known = pages.get(key) ?? (await compressForCache(page()));
  pages.set(key, known);
  return responseFromCache(known, encoding, false);
}

async function sendRendered(
  inputs: PageInputs,
  clock: () => number,
): Promise<PageResponse | DrawnRedirect | undefined> {
  const { cache, data, head, request } = inputs;
  const cacheKey = head.isShared
    ? cacheKeyOf(request.path, request.query, head.canonical)
    : undefined;
  if (cacheKey !== undefined) {
    const page = cache.pages.get(`page ${cacheKey}`) ?? (await renderOnce(inputs, cacheKey, clock));
    return page?.kind === 'cached' ? responseFromCache(page, request.encoding, true) : page;
  }
  const address = localAddress(request.url);
  if (address === undefined) return undefined;
  const input = { address, head: head.html, answer: data.answer, settings: data.settings };
  // Hashed, because the address may hold a token.
  const key = hash('sha256', address, 'base64url');
  const page = await tryRender(cache, key, input, request, clock);
  return Buffer.isBuffer(page) ? encodeOnce(page, request.encoding) : page;
}

/** Renders a page for the cache, once for all concurrent requests. */
function renderOnce(
  { cache, data, head, request }: PageInputs,
  address: string,
  clock: () => number,
): Promise<CachedPage | DrawnRedirect | undefined> {
  const { pages, pending } = cache;
  const begun = pending.get(address);
  if (begun) return begun;
  const draw = async () => {
    const input = { address, head: head.html, answer: data.answer, settings: data.settings };
    const page = await tryRender(cache, address, input, request, clock);
    if (!Buffer.isBuffer(page)) return page;
    const written = await compressForCache(page);
    pages.set(`page ${address}`, written);
    return written;
  };
  const rendered = draw().finally(() => pending.delete(address));
  pending.set(address, rendered);
  return rendered;
}
