import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { readingDirection } from '../../readingDirection.ts';
import { slideMotion } from './slideMotion.ts';

/** Sets our friction for the current move, because the library resets it before every move. */
function dampSlides(embla: NonNullable<UseEmblaCarouselType[1]>) {
  embla.internalEngine().scrollBody.useFriction(slideMotion.friction);
}

/** The direction never changes; server rendering assumes left to right. */
const neverTurns = () => () => undefined;
const onTheServer = () => 'ltr' as const;

/**
 * Runs a loop of `count` slides that can be swiped and dragged. `show` takes any index, also beyond the ends; with
 * `isStill` it jumps.
 */
export function useSlides(count: number, isStill: boolean) {
  const direction = useSyncExternalStore(neverTurns, readingDirection, onTheServer);
  const [viewport, embla] = useEmblaCarousel({
    loop: true,
    duration: slideMotion.pullFrames,
    direction,
  });
  const [at, setAt] = useState(0);

  useEffect(() => {
    if (!embla) return undefined;
    const handleSelect = () => {
      dampSlides(embla);
      setAt(embla.selectedScrollSnap());
    };
    embla.on('select', handleSelect).on('reInit', handleSelect);
    return () => {
      embla.off('select', handleSelect).off('reInit', handleSelect);
    };
  }, [embla]);

  const show = useCallback(
    (index: number) => embla?.scrollTo((index + count) % count, isStill),
    [embla, count, isStill],
  );

  return { viewport, at, show, isReady: embla !== undefined };
}
