import { type RefObject, useEffect, useState } from 'react';

export interface Room {
  readonly width: number;
  readonly height: number;
}

/** Returns an element's content size in pixels, or undefined before layout. */
export function useRoom(element: RefObject<Element | null>): Room | undefined {
  const [room, setRoom] = useState<Room>();
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const sizes = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      setRoom({ width, height });
    });
    sizes.observe(current);
    return () => sizes.disconnect();
  }, [element]);
  return room;
}
