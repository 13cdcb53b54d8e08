import type { DrawnRedirect } from '@formulary/rules/pages/DrawnRedirect';
import type { VisitorsAnswer } from '@formulary/rules/pages/VisitorsAnswer';
import { askedAddress } from './askedAddress.ts';
import type { Build } from './Build.ts';
import { composePage } from './composePage.ts';
import { scriptLinks } from './scriptLinks.ts';
import { withinTime } from './withinTime.ts';

/** A page that waits for something it will never get is none. */
const LONGEST_DRAWING_MS = 2_000;

/** What a page is drawn from. */
export interface Drawing {
  /** Its path with its query. */
  readonly address: string;
  readonly head: string;
  readonly answer: VisitorsAnswer;
}

/** Draws the page at an address into the built page, when it is its turn. Throws what the storefront throws. */
export async function drawPage(
  build: Build,
  { address, head, answer }: Drawing,
  turn: () => Promise<void>,
): Promise<Buffer | DrawnRedirect> {
  const { storefront, template } = build;
  if (!storefront) throw new Error('There is nothing that draws pages.');
  await turn();
  const drawn = await withinTime(storefront.draw(address, answer), LONGEST_DRAWING_MS);
  if (drawn.kind === 'page') {
    const scripts = scriptLinks(build, drawn.screens);
    return composePage(template, { head, drawn, scripts });
  }
  const to = askedAddress(drawn.to);
  if (to === undefined || to === address) throw new Error('A page leads nowhere.');
  return { kind: 'redirect', to };
}
