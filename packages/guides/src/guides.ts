import type { ResourceFile } from '@formulary/rules/content/resources';
import { drawLayersGuide } from './anatomy/drawLayersGuide.ts';
import { drawMusclesGuide } from './anatomy/drawMusclesGuide.ts';
import { drawVesselsGuide } from './anatomy/drawVesselsGuide.ts';
import type { Guide } from './kit/Guide.ts';
import { drawPractitionerGuide } from './ordering/drawPractitionerGuide.ts';
import { drawPrescriberGuide } from './ordering/drawPrescriberGuide.ts';
import { drawTemplate } from './template/drawTemplate.ts';

/** Drawing function of each PDF. */
export const guides: Readonly<Record<ResourceFile, (guide: Guide) => void>> = {
  'facial-layers-and-fat-compartments.pdf': drawLayersGuide,
  'facial-vessels-and-nerves.pdf': drawVesselsGuide,
  'facial-muscles.pdf': drawMusclesGuide,
  'prescription-template.pdf': drawTemplate,
  'how-to-order-as-a-prescriber.pdf': drawPrescriberGuide,
  'how-to-order-as-a-practitioner.pdf': drawPractitionerGuide,
};
