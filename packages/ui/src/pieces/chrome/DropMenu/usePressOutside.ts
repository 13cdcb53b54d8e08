import { type RefObject, useEffect } from 'react';

/** Calls back on a press outside an element, while active. */
export function usePressOutside(
  element: RefObject<HTMLElement | null>,
  isWatching: boolean,
  onPress: () => void,
) {
  useEffect(() => {
    if (!isWatching) return undefined;
    const handlePress = (event: PointerEvent) => {
      if (event.target instanceof Node && !element.current?.contains(event.target)) onPress();
    };
    document.addEventListener('pointerdown', handlePress);
    return () => document.removeEventListener('pointerdown', handlePress);
  }, [element, isWatching, onPress]);
}
