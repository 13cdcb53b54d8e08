import type { DrawnRedirect } from '@formulary/rules/pages/Storefront';
import type { AskedPage } from './AskedPage.ts';
import { type Drawing, drawPage } from './drawPage.ts';
import { isPagePath } from './isPagePath.ts';
import type { PageMemory } from './PageMemory.ts';

/** Pause before a failed page is retried, and before another failure of its kind is logged. */
const FAILED_FOR_MS = 5_000;
/** Half a second of work; beyond it pages are sent empty at once. */
const MOST_AT_ONCE = 64;

/** Renders a page; returns `undefined` on failure. Logs the page's name, never its address, which may hold a token. */
export async function tryDrawing(
  memory: PageMemory,
  key: string,
  drawing: Drawing,
  { path, log }: Pick<AskedPage, 'path' | 'log'>,
  clock: () => number,
): Promise<Buffer | DrawnRedirect | undefined> {
  const { build, failures } = memory;
  const isRecent = (failure: string) =>
    clock() - (failures.get(failure) ?? -Infinity) < FAILED_FOR_MS;
  if (isRecent(`drawing ${key}`) || memory.drawing >= MOST_AT_ONCE) return undefined;
  memory.drawing += 1;
  try {
    return await drawPage(build, drawing, memory.turn);
  } catch (error) {
    failures.set(`drawing ${key}`, clock());
    const page = isPagePath(path) ? `/${path.replace(/^\/+/, '').split('/', 1)[0]}` : 'unknown';
    if (!isRecent(`saying ${page}`)) {
      failures.set(`saying ${page}`, clock());
      log.warn({ err: error, page }, 'A page could not be drawn; it is sent empty.');
    }
    return undefined;
  } finally {
    memory.drawing -= 1;
  }
}
