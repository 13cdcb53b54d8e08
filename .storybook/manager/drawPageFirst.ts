import {
  DOCS_RENDERED,
  STORY_ERRORED,
  STORY_MISSING,
  STORY_RENDERED,
  STORY_THREW_EXCEPTION,
} from 'storybook/internal/core-events';
import type { API } from 'storybook/manager-api';

const DRAWN = [
  DOCS_RENDERED,
  STORY_RENDERED,
  STORY_ERRORED,
  STORY_MISSING,
  STORY_THREW_EXCEPTION,
] as const;
/** Limit against a page that never says that it is drawn. */
const LONGEST_WAIT_MS = 5_000;
const FILTER = 'formulary-page-first';

let isDrawn = false;

/** Entry in the address when the manager starts. */
const entryAtFirst = /path=\/\w+\/([\w-]+)/.exec(decodeURIComponent(window.location.search))?.[1];

const firstOfSection = new Map<string, string>();

/** Tells whether an entry is the first of its section. A section that appears later would be closed. */
function opensItsSection(id: string, title: string): boolean {
  const section = title.slice(0, title.indexOf('/'));
  if (!firstOfSection.has(section)) firstOfSection.set(section, id);
  return firstOfSection.get(section) === id;
}

/**
 * Filter of the sidebar, by its id. Until the page is drawn, the sidebar lists that page and the sections. Drawing its
 * 2,300 entries takes longer than the page, on the same thread.
 */
export const pageFirst = {
  [FILTER]: ({ id = '', title = '' }: { readonly id?: string; readonly title?: string }) =>
    isDrawn || id === entryAtFirst || !title.includes('/') || opensItsSection(id, title),
};

const isInView = (picture: Element) => {
  const { top, bottom } = picture.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
};

/** Waits for the pictures of the page that are in view. */
async function picturesShown(): Promise<void> {
  const frame = document.querySelector<HTMLIFrameElement>('#storybook-preview-iframe');
  const pictures = [...(frame?.contentDocument?.images ?? [])].filter(isInView);
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
}

/** Scrolls the sidebar to the current page, which the entries that came above it moved. */
const showSelected = () =>
  document
    .querySelector('.sidebar-item[data-selected="true"]')
    ?.scrollIntoView({ block: 'center' });

/** Completes the sidebar once the first page is drawn. */
export function drawPageFirst(api: API): void {
  const complete = async () => {
    if (isDrawn) return;
    await picturesShown();
    isDrawn = true;
    await api.experimental_setFilter(FILTER, () => true);
    requestAnimationFrame(() => requestAnimationFrame(showSelected));
  };
  for (const event of DRAWN) api.once(event, () => void complete());
  setTimeout(() => void complete(), LONGEST_WAIT_MS);
}
