import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { slideMotion } from './slideMotion.ts';

/** Gives the move that begins the friction of the house; the library takes up its own before every move. */
export function dampSlides(embla: NonNullable<UseEmblaCarouselType[1]>) {
  embla.internalEngine().scrollBody.useFriction(slideMotion.friction);
}
