import { coldChain } from './coldChain.ts';
import { delivery } from './delivery.ts';
import { dispensary } from './dispensary.ts';
import { injectables } from './injectables.ts';
import { prescription } from './prescription.ts';
import { skincare } from './skincare.ts';
import type { Slide } from './Slide.ts';
import { treatmentRoom } from './treatmentRoom.ts';

/** The scenes of the home page, by file name (spec 2.8). */
export const slides = {
  dispensary,
  injectables,
  'cold-chain': coldChain,
  delivery,
  prescription,
  skincare,
  'treatment-room': treatmentRoom,
} as const satisfies Record<string, Slide>;
