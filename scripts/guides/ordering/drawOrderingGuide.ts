import { drawHeading } from '../kit/drawHeading.ts';
import { drawList } from '../kit/drawList.ts';
import { drawTitle } from '../kit/drawTitle.ts';
import type { Guide } from '../kit/Guide.ts';
import { drawFlow } from './drawFlow.ts';
import { drawSteps } from './drawSteps.ts';
import type { Flow } from './Flow.ts';
import type { OrderingStep } from './OrderingStep.ts';
import { paperFacts } from './paperFacts.ts';

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
