import type { DrawnRedirect } from '@formulary/rules/pages/Storefront';
import type { PageRequest } from '../PageRequest.ts';
import { type RenderInput, renderPage } from './renderPage.ts';
import { isPagePath } from '../isPagePath.ts';
import type { PageCache } from '../PageCache.ts';

/** Pause before a failed page is retried, and before another failure of its kind is logged. */
const FAILED_FOR_MS = 5_000;
/** Half a second of work; beyond it pages are sent empty at once. */
const MOST_AT_ONCE = 64;

/** Renders a page; returns `undefined` on failure. Logs the page's name, never its address, which may hold a token. */
export async function tryRender(
  cache: PageCache,
  key: string,
  input: RenderInput,
  { path, log }: Pick<PageRequest, 'path' | 'log'>,
  clock: () => number,
): Promise<Buffer | DrawnRedirect | undefined> {
  const { build, failures } = cache;
  const isRecent = (failure: string) =>
    clock() - (failures.get(failure) ?? -Infinity) < FAILED_FOR_MS;
  if (isRecent(`page ${key}`) || cache.rendering >= MOST_AT_ONCE) return undefined;
  cache.rendering += 1;
  try {
    return await renderPage(build, input, cache.turn);
  } catch (error) {
    failures.set(`page ${key}`, clock());
    const page = isPagePath(path) ? `/${path.replace(/^\/+/, '').split('/', 1)[0]}` : 'unknown';
    if (!isRecent(`log ${page}`)) {
      failures.set(`log ${page}`, clock());
      log.warn({ err: error, page }, 'A page could not be drawn; it is sent empty.');
    }
    return undefined;
  } finally {
    cache.rendering -= 1;
  }
}
