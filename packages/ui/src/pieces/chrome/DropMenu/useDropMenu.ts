import { type FocusEvent, type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { useEarlyPress } from '../../../primitives/earlyPresses/useEarlyPress.ts';
import { followsLink } from '../followsLink.ts';

/**
 * Controls a disclosure: a button shows and hides it. Esc closes it and returns the focus to the button. Choosing a
 * link or leaving it also closes it. Hovering does nothing.
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
        // Without relatedTarget the press was on something that takes no focus; only focus elsewhere closes.
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
