import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { slideMotion } from './slideMotion.ts';

/** Sets our friction for the current move, because the library resets it before every move. */
export function dampSlides(embla: NonNullable<UseEmblaCarouselType[1]>) {
  embla.internalEngine().scrollBody.useFriction(slideMotion.friction);
}
