import { useEffect, useRef, useState } from 'react';

/**
 * Drives a native modal `<dialog>`: opened with showModal (focus kept in, page inert, Esc, focus returned: all the
 * browser's), closed when `isOpen` turns false. `isPresent` stays true until the closing animation is over, so that
 * what is inside can leave with it and starts afresh next time.
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
    // Esc asks the owner to close, who may have a reason not to.
    const handleCancel = (event: Event) => {
      if (event.target !== dialog) return;
      event.preventDefault();
      onClose();
    };
    // A press on the dialog element itself is a press on its backdrop: the content covers all the rest.
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
