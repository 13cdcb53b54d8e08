import { type RefObject, useEffect, useState } from 'react';

export interface Room {
  readonly width: number;
  readonly height: number;
}

/** How large an element is within its padding, in pixels; undefined until it is laid out. */
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
