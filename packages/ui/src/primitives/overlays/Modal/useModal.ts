import { useEffect, useRef, useState } from 'react';

/**
 * Controls a native modal `<dialog>`. It opens with showModal (the browser traps the focus, makes the page inert,
 * handles Esc and returns the focus) and closes when `isOpen` turns false. `isPresent` stays true until the closing
 * animation ends, so that the content leaves with the panel and remounts next time.
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
      if (event.target === dialog) onClose();
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
