import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { Children, type FocusEvent, type ReactNode, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { tabularFigures } from '@formulary/theme/tabularFigures';
import { media } from '@formulary/theme/media';
import { border, color, layer, radius, size, space } from '@formulary/theme/tokens';
import { IconButton } from '../../buttons/IconButton/IconButton.tsx';
import { type Schedule, schedule as realSchedule } from '../../toasts/schedule.ts';
import { usePrefersStillness } from './usePrefersStillness.ts';
import { useSlides } from './useSlides.ts';

export interface CarouselProps {
  /** Subject of the slides. */
  label: string;
  /** The slides, each 500 px high. */
  children: ReactNode;
  /** Starts paused and changes slides without animation; if omitted, the user's motion preference decides. */
  isStill?: boolean | undefined;
  schedule?: Schedule;
}

/** Time before the next slide (spec 9.13). */
const TURNS_EVERY_MS = 5000;

const Root = styled.section`
  position: relative;
  overflow: hidden;
  border-radius: ${radius.large};
`;

const Track = styled.div`
  display: flex;
  /* The library moves it with an inline transform. */
  touch-action: pan-y pinch-zoom;
`;

const Slide = styled.div.attrs({ role: 'group', 'aria-roledescription': 'slide' })`
  flex: 0 0 100%;
  min-inline-size: 0;
  block-size: 31.25rem;
`;

const Controls = styled.div.attrs({ role: 'group' })`
  ${tabularFigures}
  position: absolute;
  z-index: ${layer.raised};
  inset-block-end: ${space[4]};
  inset-inline-end: ${space[4]};
  display: flex;
  align-items: center;
  border: ${border.hairline};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};

  &:dir(rtl) [data-turns] svg {
    scale: -1 1;
  }

  ${media.belowTablet} {
    inset-block-end: ${space[3]};
    inset-inline-end: ${space[3]};

    /* In one row, however large the text is. */
    button {
      inline-size: ${size.targetFixed};
      block-size: ${size.targetFixed};
    }

    button svg {
      inline-size: min(1.25rem, ${size.iconMost});
      block-size: min(1.25rem, ${size.iconMost});
    }
  }

  ${media.print} {
    display: none;
  }
`;

const Count = styled.span`
  min-inline-size: 4ch;
  padding-inline: ${space[1]};
  text-align: center;
  white-space: nowrap;
`;

/**
 * Shows slides that advance every 5 seconds and loop (spec 9.13). They stop while hovered, focused or paused. With
 * reduced motion they stand still until the user presses Play. Swiping works too.
 */
export function Carousel({
  label,
  children,
  isStill: input,
  schedule = realSchedule,
}: CarouselProps) {
  const prefersStillness = usePrefersStillness();
  const isStill = input ?? prefersStillness;
  const slides = Children.toArray(children);
  const { viewport, at, show, isReady } = useSlides(slides.length, isStill);
  // Undefined until the user presses Play or Pause.
  const [wantsPlay, setWantsPlay] = useState<boolean>();
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isPlaying = wantsPlay ?? !isStill;
  const isTurning = isPlaying && !isHovered && !isFocused && isReady;

  useEffect(
    () => (isTurning ? schedule(() => show(at + 1), TURNS_EVERY_MS) : undefined),
    [isTurning, at, schedule, show],
  );

  const handleBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setIsFocused(false);
  };

  return (
    <Root
      aria-roledescription="carousel"
      aria-label={label}
      data-turning={isTurning || undefined}
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={handleBlur}
    >
      <Controls aria-label="Slides">
        <IconButton
          label={isPlaying ? 'Pause slides' : 'Play slides'}
          onClick={() => setWantsPlay(!isPlaying)}
        >
          {isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
        </IconButton>
        <IconButton data-turns label="Previous slide" onClick={() => show(at - 1)}>
          <ChevronLeft aria-hidden />
        </IconButton>
        <Count aria-hidden dir="ltr">
          {`${at + 1} / ${slides.length}`}
        </Count>
        <IconButton data-turns label="Next slide" onClick={() => show(at + 1)}>
          <ChevronRight aria-hidden />
        </IconButton>
      </Controls>
      <div ref={viewport}>
        <Track aria-live={isTurning ? 'off' : 'polite'}>
          {slides.map((slide, index) => (
            <Slide
              // Indexes are stable: slides are never reordered.
              key={index}
              aria-label={`${index + 1} of ${slides.length}`}
              inert={index !== at}
            >
              {slide}
            </Slide>
          ))}
        </Track>
      </div>
    </Root>
  );
}
