import { type RefObject, useEffect } from 'react';

/** Calls back when something outside an element is pressed, while that matters. */
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
