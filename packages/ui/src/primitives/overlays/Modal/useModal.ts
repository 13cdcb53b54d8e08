import { useEffect, useRef, useState } from 'react';

/** Two presses this close, in ms and pixels, are one double press. */
const DOUBLE_PRESS_MS = 500;
const SAME_PLACE_PX = 4;

/** Returns whether a press is the second of a double press, whose first one opened what is pressed now. */
function isSecond(press: PointerEvent, before: PointerEvent | undefined): boolean {
  if (!before || press.timeStamp - before.timeStamp > DOUBLE_PRESS_MS) return false;
  const moved = Math.hypot(press.clientX - before.clientX, press.clientY - before.clientY);
  return moved <= SAME_PLACE_PX;
}

/**
 * Controls a native modal `<dialog>`. It opens with showModal (the browser traps the focus, makes the page inert,
 * handles Esc and returns the focus) and closes when `isOpen` turns false. `isPresent` stays true until the closing
 * animation ends, so that the content leaves with the panel and remounts next time. The second press of a double press on
 * what opened it does not close it.
 */
export function useModal(isOpen: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const [isPresent, setIsPresent] = useState(isOpen);
  if (isOpen && !isPresent) setIsPresent(true);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    if (isOpen) {
      if (!dialog.open) dialog.showModal();
      return undefined;
    }
    let isStale = false;
    const leave = async () => {
      dialog.close();
      await Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished));
      if (!isStale) setIsPresent(false);
    };
    void leave();
    return () => {
      isStale = true;
    };
  }, [isOpen]);

  const presses = useRef<readonly PointerEvent[]>([]);
  useEffect(() => {
    const note = (press: PointerEvent) => {
      presses.current = [...presses.current.slice(-1), press];
    };
    document.addEventListener('pointerdown', note, { capture: true });
    return () => document.removeEventListener('pointerdown', note, { capture: true });
  }, []);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    // Esc asks the parent to close, which may refuse.
    const handleCancel = (event: Event) => {
      if (event.target !== dialog) return;
      event.preventDefault();
      onClose();
    };
    // A press on the dialog element itself is on its backdrop, because the content covers the rest.
    const handlePress = (event: PointerEvent) => {
      const isOutside = event.target === dialog;
      if (isOutside && !isSecond(event, presses.current.at(-2))) onClose();
    };
    dialog.addEventListener('cancel', handleCancel);
    dialog.addEventListener('pointerdown', handlePress);
    return () => {
      dialog.removeEventListener('cancel', handleCancel);
      dialog.removeEventListener('pointerdown', handlePress);
    };
  }, [onClose]);

  return { ref, isPresent };
}
