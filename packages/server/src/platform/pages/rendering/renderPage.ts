import type { DrawnRedirect, VisitorsAnswer } from '@formulary/rules/pages/Storefront';
import type { PageSettings } from '@formulary/rules/settings/pageSettings';
import { localAddress } from './localAddress.ts';
import type { Build } from '../build/Build.ts';
import { composePage } from './composePage.ts';
import { scriptLinks } from '../build/scriptLinks.ts';
import { withTimeout } from './withTimeout.ts';

/** Timeout of a page that waits for data which never arrives. */
const LONGEST_RENDER_MS = 2_000;

/** Input of rendering one page. */
export interface RenderInput {
  /** Path and query. */
  readonly address: string;
  readonly head: string;
  readonly answer: VisitorsAnswer;
  readonly settings?: PageSettings | undefined;
}

/** Renders a page into the template when its turn comes. Throws the storefront's error. */
export async function renderPage(
  build: Build,
  { address, head, answer, settings }: RenderInput,
  turn: () => Promise<void>,
): Promise<Buffer | DrawnRedirect> {
  const { storefront, template } = build;
  if (!storefront) throw new Error('There is nothing that draws pages.');
  await turn();
  const drawn = await withTimeout(storefront.draw(address, answer, settings), LONGEST_RENDER_MS);
  if (drawn.kind === 'page') {
    const scripts = scriptLinks(build, drawn.screens);
    return composePage(template, { head, drawn, scripts, settings });
  }
  const to = localAddress(drawn.to);
  if (to === undefined || to === address) throw new Error('A page leads nowhere.');
  return { kind: 'redirect', to };
}
