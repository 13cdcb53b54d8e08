import { ChevronDown } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { css, styled } from 'styled-components';
import { border, color, layer, motion, radius, size, space } from '@formulary/theme/tokens';
import { barItemStyle } from '../barItemStyle.ts';
import { useDropMenu } from './useDropMenu.ts';

/** Style of dropdowns below the header: a raised panel over the page. */
const dropPanelStyle = css`
  position: absolute;
  z-index: ${layer.header};
  padding: ${space[2]};
  border: ${border.hairline};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};
  box-shadow: 0 1rem 2rem -1rem ${color.surfaceScrim};
`;

export interface DropMenuProps {
  label: string;
  /** Lists of links; shown while open. */
  children: ReactNode;
  /** Full page width: the parent of the menu positions the panel. */
  isWide?: boolean;
  /** Called when the pointer or focus reaches the button, so that content can preload. */
  onNear?: () => void;
}

const Root = styled.div`
  &:not([data-wide]) {
    position: relative;
  }
`;

const Toggle = styled.button`
  ${barItemStyle}

  svg {
    inline-size: 1rem;
    block-size: 1rem;
    transition: rotate ${motion.quick} ${motion.easeOut};
  }

  &[aria-expanded='true'] svg {
    rotate: 180deg;
  }
`;

/* Content taller than the window scrolls inside, with a shadow at the foot as a hint. */
const Panel = styled.div`
  ${dropPanelStyle}
  inset-block-start: calc(100% + ${space[2]});
  inset-inline-start: 0;
  inline-size: max-content;
  min-inline-size: 14rem;
  max-inline-size: 22rem;
  max-block-size: calc(100dvb - 6rem);
  background:
    linear-gradient(transparent, ${color.surfaceRaised} 70%) bottom / 100% 2.5rem no-repeat local,
    linear-gradient(transparent, ${color.surfaceScrim}) bottom / 100% 0.75rem no-repeat
      ${color.surfaceRaised};
  overflow-y: auto;

  /* Full width, below its button. */
  [data-wide] > & {
    inset-block-start: auto;
    inset-inline: max(${space[4]}, 50% - ${size.page} / 2);
    inline-size: auto;
    max-inline-size: none;
    margin-block-start: ${space[3]};
  }
`;

/** Shows a header button with a dropdown menu of links (disclosure navigation). */
export function DropMenu({ label, children, isWide = false, onNear }: DropMenuProps) {
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const { isOpen, toggleProps, rootProps, close } = useDropMenu();
  usePressOutside(root, isOpen, close);
  return (
    <Root
      ref={root}
      data-wide={isWide || undefined}
      onPointerEnter={onNear}
      onFocus={onNear}
      {...rootProps}
    >
      <Toggle type="button" aria-controls={isOpen ? panelId : undefined} {...toggleProps}>
        <span>{label}</span>
        <ChevronDown aria-hidden />
      </Toggle>
      {isOpen && <Panel id={panelId}>{children}</Panel>}
    </Root>
  );
}

/** Calls back on a press outside an element, while active. */
function usePressOutside(
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
