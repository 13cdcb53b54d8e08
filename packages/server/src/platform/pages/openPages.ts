import { hash } from 'node:crypto';
import type { DrawnRedirect } from '@formulary/rules/pages/Storefront';
import type { AskedPage } from './AskedPage.ts';
import { askedAddress } from './askedAddress.ts';
import type { Build } from './Build.ts';
import { composePage } from './composePage.ts';
import { createDrawingTurn } from './createDrawingTurn.ts';
import { keptAddress } from './keptAddress.ts';
import { PageMemory } from './PageMemory.ts';
import type { PagesNow, ReadPagesNow, WrittenHead } from './PagesNow.ts';
import { sendOnce } from './sendOnce.ts';
import type { SentPage } from './SentPage.ts';
import { sendWritten } from './sendWritten.ts';
import { tryDrawing } from './tryDrawing.ts';
import type { WrittenPage } from './WrittenPage.ts';
import { writePage } from './writePage.ts';

/** Size of the page cache: a thousand pages and more. */
const MOST_KEPT_BYTES = 32 * 1024 * 1024;

interface PagesOptions {
  readonly readBuild: () => Build | Promise<Build>;
  /** Without it pages are sent as built. */
  readonly readNow: ReadPagesNow | undefined;
  /** Monotonic, in milliseconds. */
  readonly clock: () => number;
  /** Whether a call is pending: pages are rendered after it. */
  readonly isAnsweringCalls?: () => boolean;
  readonly mostKeptBytes?: number;
}

/** Input of one page. */
interface PageMakings {
  readonly memory: PageMemory;
  readonly now: PagesNow;
  readonly head: WrittenHead;
  readonly asked: AskedPage;
}

/** Returns the page at an address, or its redirect. */
export type SendPage = (asked: AskedPage) => Promise<SentPage | DrawnRedirect>;

/**
 * Opens the shop's pages: each rendered by the storefront with its own head, the same for everybody. A public page is
 * cached by its canonical address until the build or the visible data changes. Searches and private pages are rendered
 * each time. A page that cannot be rendered is sent with only its head.
 */
export function openPages(options: PagesOptions): SendPage {
  const { readBuild, readNow, clock, mostKeptBytes: mostBytes = MOST_KEPT_BYTES } = options;
  const turn = createDrawingTurn(options.isAnsweringCalls ?? (() => false), clock);
  let memory: PageMemory | undefined;

  const memoryOf = (build: Build, now: PagesNow | undefined): PageMemory => {
    const isSame = memory?.build === build && (!now || memory.version === now.version);
    if (!memory || !isSame)
      memory = new PageMemory({ build, version: now?.version, turn, mostBytes });
    return memory;
  };

  return async (asked) => {
    const build = await readBuild();
    try {
      const now = await readNow?.();
      const current = memoryOf(build, now);
      if (!now) return await sendPlain(current, undefined, asked);
      const head = now.headAt(asked.path, asked.query);
      const drawn =
        build.storefront && (await sendDrawn({ memory: current, now, head, asked }, clock));
      return drawn ?? (await sendPlain(current, head, asked));
    } catch (error) {
      // The template is better than no page.
      asked.log.warn({ err: error }, 'A page is sent as it was built.');
      return sendPlain(memoryOf(build, undefined), undefined, asked);
    }
  };
}

/** Sends the template with the page's head. Equal pages are cached once for all their addresses. */
async function sendPlain(
  { build, pages }: PageMemory,
  head: WrittenHead | undefined,
  { encoding }: AskedPage,
): Promise<SentPage> {
  if (head?.isShared === false)
    return sendOnce(composePage(build.template, { head: head.html }), encoding);
  const key = `head ${head?.html ?? ''}`;
  const known =
    pages.get(key) ?? (await writePage(composePage(build.template, { head: head?.html })));
  pages.set(key, known);
  return sendWritten(known, encoding, false);
}

async function sendDrawn(
  makings: PageMakings,
  clock: () => number,
): Promise<SentPage | DrawnRedirect | undefined> {
  const { memory, now, head, asked } = makings;
  const keptAs = head.isShared ? keptAddress(asked.path, asked.query, head.canonical) : undefined;
  if (keptAs !== undefined) {
    const page = memory.pages.get(`page ${keptAs}`) ?? (await drawOnce(makings, keptAs, clock));
    return page?.kind === 'written' ? sendWritten(page, asked.encoding, true) : page;
  }
  const address = askedAddress(asked.url);
  if (address === undefined) return undefined;
  const drawing = { address, head: head.html, answer: now.answer };
  // Hashed, because the address may hold a token.
  const key = hash('sha256', address, 'base64url');
  const page = await tryDrawing(memory, key, drawing, asked, clock);
  return Buffer.isBuffer(page) ? sendOnce(page, asked.encoding) : page;
}

/** Renders a page for the cache, once for all concurrent requests. */
function drawOnce(
  { memory, now, head, asked }: PageMakings,
  address: string,
  clock: () => number,
): Promise<WrittenPage | DrawnRedirect | undefined> {
  const { pages, underWay } = memory;
  const begun = underWay.get(address);
  if (begun) return begun;
  const draw = async () => {
    const drawing = { address, head: head.html, answer: now.answer };
    const page = await tryDrawing(memory, address, drawing, asked, clock);
    if (!Buffer.isBuffer(page)) return page;
    const written = await writePage(page);
    pages.set(`page ${address}`, written);
    return written;
  };
  const drawn = draw().finally(() => underWay.delete(address));
  underWay.set(address, drawn);
  return drawn;
}
