import { type FocusEvent, type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { useEarlyPress } from '../../../primitives/EarlyPresses/useEarlyPress.ts';
import { followsLink } from '../followsLink.ts';

/**
 * A disclosure that drops down: a button shows and hides it; Esc closes it and gives the focus back to the button; so do
 * choosing a link in it and leaving it. Hovering does nothing.
 */
export function useDropMenu() {
  const [isOpen, setIsOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  useEarlyPress(toggle);

  return {
    isOpen,
    toggleProps: {
      ref: toggle,
      'aria-expanded': isOpen,
      onClick: () => setIsOpen(!isOpen),
    },
    rootProps: {
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        setIsOpen(false);
        toggle.current?.focus();
      },
      onBlur: (event: FocusEvent) => {
        // Focus that goes nowhere is a press on something that takes none; only focus elsewhere closes.
        const isLeaving = event.relatedTarget && !event.currentTarget.contains(event.relatedTarget);
        if (isLeaving) setIsOpen(false);
      },
      onClick: (event: MouseEvent) => {
        if (followsLink(event)) setIsOpen(false);
      },
    },
    close: () => setIsOpen(false),
  };
}
