import type { Guide } from '../kit/Guide.ts';
import { drawOrderingGuide } from './drawOrderingGuide.ts';
import { practitionerFlow } from './practitionerFlow.ts';
import { practitionerSteps } from './practitionerSteps.ts';

/** Draws the guide to ordering for practitioners. */
export function drawPractitionerGuide(guide: Guide): void {
  drawOrderingGuide(guide, {
    lead: 'You order, and a prescriber prescribes: from your application to the parcel at your door, step by step, with the names that the screens have.',
    steps: practitionerSteps,
    flow: practitionerFlow,
    besides: {
      heading: 'Your prescribers',
      facts: [
        'My Prescribers shows where each request stands. You can have several prescribers and choose one at checkout.',
        'A declined request can be sent again. You and your prescriber can each end the link.',
      ],
    },
  });
}
