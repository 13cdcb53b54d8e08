import { lazy } from 'react';
import { styled } from 'styled-components';
import { loadLazily } from '../../../primitives/lazy/loadLazily.ts';
import type { Schedule } from '../../../primitives/toasts/schedule.ts';
import { radius } from '@formulary/theme/tokens';
import { homeSlides } from './homeSlides.ts';
import { HomeSlideView } from './HomeSlideView.tsx';
import { LazySuspense } from '../../../primitives/lazy/LazySuspense.tsx';

export interface HomeCarouselProps {
  /** Starts paused; if omitted, the user's motion preference decides. */
  isStill?: boolean;
  schedule?: Schedule;
}

/** Loads the carousel after the page; the first slide is shown from the start. */
const Carousel = lazy(async () => ({
  default: (await loadLazily(() => import('../../../primitives/pictures/Carousel/Carousel.tsx')))
    .Carousel,
}));

const First = styled.div`
  overflow: hidden;
  border-radius: ${radius.large};
`;

/** Shows the seven slides at the top of the home page, 500 px high, advancing automatically (spec 2.8, 9.13). */
export function HomeCarousel({ isStill, schedule }: HomeCarouselProps) {
  const slides = homeSlides().map((slide, index) => (
    <HomeSlideView key={slide.file} slide={slide} isFirst={index === 0} />
  ));
  return (
    <LazySuspense fallback={<First>{slides[0]}</First>}>
      <Carousel label="What the pharmacy does" isStill={isStill} {...(schedule && { schedule })}>
        {slides}
      </Carousel>
    </LazySuspense>
  );
}
