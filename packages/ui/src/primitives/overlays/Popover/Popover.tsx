import { type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { border, color, motion, radius, space } from '@formulary/theme/tokens';
import type { Elements } from '../../elements.ts';

/** Props for the button that opens a popover; spread them. */
export interface PopoverTrigger {
  readonly popoverTarget: string;
  readonly 'aria-expanded': boolean;
}

export interface PopoverProps {
  /** Name of the panel, for screen readers. */
  label: string;
  /** Renders the button that opens it. */
  renderTrigger: (props: PopoverTrigger) => Elements;
  /** Renders the content anew on each opening; `close` closes it and returns the focus to the button. */
  children: (close: () => void) => ReactNode;
  /** Edge of the button to align with, where there is room. */
  align?: 'start' | 'end';
  onToggle?: (isOpen: boolean) => void;
}

const Panel = styled.dialog`
  inline-size: max-content;
  max-inline-size: calc(100vi - 2 * ${space[3]});
  max-block-size: calc(100dvb - 2 * ${space[3]});
  padding: ${space[3]};
  border: ${border.hairline};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};
  color: ${color.textBody};
  box-shadow: 0 1rem 2rem -1rem ${color.surfaceScrim};
  overflow: auto;
  transition: opacity ${motion.quick} ${motion.easeOut};

  /* It takes the focus on opening, so that Tab leads into it; it needs no focus ring. */
  &:focus-visible {
    outline: none;
  }

  &:popover-open {
    @starting-style {
      opacity: 0;
    }
  }

  /* Without anchor positioning, browsers centre it like any popover. */
  @supports (position-area: block-end) {
    inset: auto;
    /* Scrolls in the space beside the button, and flips only if there is almost none. */
    max-block-size: max(100% - 2 * ${space[2]}, 10rem);
    margin: ${space[2]} 0;
    position-area: block-end span-inline-end;
    position-try-fallbacks:
      flip-block,
      block-end span-all,
      block-start span-all;

    &[data-align='end'] {
      position-area: block-end span-inline-start;
    }
  }
`;

/**
 * Shows a small panel beside its button. It is a native popover: Esc and a press outside close it, the focus returns,
 * and the rest of the page stays usable. Use a Dialog for a question that must be answered.
 */
export function Popover({
  label,
  renderTrigger,
  children,
  align = 'start',
  onToggle,
}: PopoverProps) {
  const id = useId();
  // In state, because the content needs a close function while rendering.
  const [panel, setPanel] = useState<HTMLDialogElement | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {renderTrigger({ popoverTarget: id, 'aria-expanded': isOpen })}
      <Panel
        ref={setPanel}
        id={id}
        popover="auto"
        aria-label={label}
        data-align={align}
        onToggle={(event) => {
          // Ignores toggle events of nested elements, which bubble here.
          if (event.target !== event.currentTarget) return;
          const isNowOpen = event.newState === 'open';
          setIsOpen(isNowOpen);
          onToggle?.(isNowOpen);
        }}
      >
        {isOpen && children(() => panel?.hidePopover())}
      </Panel>
    </>
  );
}
