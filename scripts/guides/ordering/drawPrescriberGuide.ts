import type { Guide } from '../kit/Guide.ts';
import { drawOrderingGuide } from './drawOrderingGuide.ts';
import { prescriberFlow } from './prescriberFlow.ts';
import { prescriberSteps } from './prescriberSteps.ts';

/** Draws the guide to ordering for prescribers. */
export function drawPrescriberGuide(guide: Guide): void {
  drawOrderingGuide(guide, {
    lead: 'You order and prescribe: from your application to the parcel at your door, step by step, with the names that the screens have.',
    steps: prescriberSteps,
    flow: prescriberFlow,
    besides: {
      heading: 'Prescribing for your practitioners',
      facts: [
        'Practitioners ask you by email and under My Practitioners. Accept whom you know; you can end it there at any time.',
        'Their prescriptions wait under Sign Prescriptions, and the prescription icon in the header counts them. You review, verify, sign and confirm each as you do your own.',
        'When you sign you can record the day on which you saw the patient.',
      ],
    },
  });
}
