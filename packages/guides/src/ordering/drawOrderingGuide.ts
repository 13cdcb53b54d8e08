import { brand } from '@formulary/rules/brand/brand';
import { shopFacts } from '@formulary/rules/content/shopFacts';
import { drawHeading, drawList, drawTitle } from '../kit/drawBlocks.ts';
import type { Guide } from '../kit/Guide.ts';
import { drawFlow } from './drawFlow.ts';
import { drawSteps } from './drawSteps.ts';
import type { Flow } from './drawFlow.ts';
import type { OrderingStep } from './drawSteps.ts';

/** Rules for a prescription that is signed on paper. */
const paperFacts: readonly string[] = [
  'The prescriber prints the prescription template, which is under Resources, fills it in by hand and signs it. Write the order number on it.',
  `The original has to reach us within ${shopFacts.paperHours} of the order. A copy, a scan or a photograph does not replace it.`,
  `Send it by a service that is signed for, to ${brand.address.join(', ')}.`,
  'If it comes too late it is refused; the prescription can still be signed on the screen.',
];

/** Differences between the ordering guides. */
export interface OrderingGuide {
  readonly lead: string;
  readonly steps: readonly OrderingStep[];
  readonly flow: Flow;
  readonly besides: { readonly heading: string; readonly facts: readonly string[] };
}

/** Draws an ordering guide. */
export function drawOrderingGuide(
  guide: Guide,
  { lead, steps, flow, besides }: OrderingGuide,
): void {
  drawTitle(guide, lead);
  drawSteps(guide, steps);
  drawHeading(guide, 'Who does what, in which order');
  drawFlow(guide, flow);
  drawHeading(guide, besides.heading);
  drawList(guide, besides.facts, { label: () => '•', size: 10 });
  drawHeading(guide, 'If a prescription is signed on paper');
  drawList(guide, paperFacts, { label: () => '•', size: 10 });
}
