import { type RefObject, useEffect } from 'react';
import { earlyPresses } from './earlyPresses.ts';

/** Acts on presses of a button from before it could act. A button that was drawn by scripts has never been pressed before. */
export function useEarlyPress(inside: RefObject<Element | null>, canAct = true): void {
  useEffect(() => {
    const button = inside.current?.closest('button');
    if (button) earlyPresses.tell(button, canAct);
  }, [inside, canAct]);
}
