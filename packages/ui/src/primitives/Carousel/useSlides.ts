import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { dampSlides } from './dampSlides.ts';
import { readingDirection } from '../readingDirection.ts';
import { slideMotion } from './slideMotion.ts';

/** A page keeps its direction; one that the server draws reads from left to right. */
const neverTurns = () => () => undefined;
const onTheServer = () => 'ltr' as const;

/** So many slides that loop, and can be swiped and dragged. `show` takes any index, those past the ends too; still, it jumps. */
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
