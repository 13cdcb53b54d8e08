import type { DrawnRedirect } from '@formulary/rules/pages/DrawnRedirect';
import type { AskedPage } from './AskedPage.ts';
import { type Drawing, drawPage } from './drawPage.ts';
import { isPagePath } from './isPagePath.ts';
import type { PageMemory } from './PageMemory.ts';

/** What could not be drawn is not tried again for so long, and as long nothing is said of another page of its kind. */
const FAILED_FOR_MS = 5_000;
/** Half a second of work: who comes when so many are being drawn is sent the page empty at once. */
const MOST_AT_ONCE = 64;

/** Draws a page. One that fails is none; the log says so, with the page's name and never with its address, which may hold a token. */
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
