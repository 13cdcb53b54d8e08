import { lazy } from 'react';
import { styled } from 'styled-components';
import { loadPart } from '../../../primitives/lazy/loadPart.ts';
import type { Schedule } from '../../../primitives/toasts/schedule.ts';
import { radius } from '../../../theme/tokens.ts';
import { homeSlides } from './homeSlides.ts';
import { HomeSlideView } from './HomeSlideView.tsx';
import { PartSuspense } from '../../../primitives/lazy/PartSuspense.tsx';

export interface HomeCarouselProps {
  /** Starts paused; if omitted, the user's motion preference decides. */
  isStill?: boolean;
  schedule?: Schedule;
}

/** Loads the carousel after the page; the first slide is shown from the start. */
const Carousel = lazy(async () => ({
  default: (await loadPart(() => import('../../../primitives/pictures/Carousel/Carousel.tsx')))
    .Carousel,
}));

const First = styled.div`
  overflow: hidden;
  border-radius: ${radius.large};
`;

/** Shows the seven slides at the top of the home page, 500 px high, advancing automatically (spec 2.8, 9.13). */
export function HomeCarousel({ isStill, schedule }: HomeCarouselProps) {
  const slides = homeSlides.map((slide, index) => (
    <HomeSlideView key={slide.file} slide={slide} isFirst={index === 0} />
  ));
  return (
    <PartSuspense fallback={<First>{slides[0]}</First>}>
      <Carousel label="What the pharmacy does" isStill={isStill} {...(schedule && { schedule })}>
        {slides}
      </Carousel>
    </PartSuspense>
  );
}
