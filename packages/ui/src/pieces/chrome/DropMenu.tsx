import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { border, color, layer, motion, radius, size, space } from '../../theme/tokens.ts';
import { barItemStyle } from './barItemStyle.ts';
import { useDropMenu } from './useDropMenu.ts';
import { usePressOutside } from './usePressOutside.ts';

export interface DropMenuProps {
  label: string;
  /** Lists of links; shown while open. */
  children: ReactNode;
  /** As wide as the page it lies on, for a menu in columns, instead of as wide as its links. */
  isWide?: boolean;
}

/* A wide panel is placed by what holds the whole menu, a narrow one by its button. */
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

const Panel = styled.div`
  position: absolute;
  z-index: ${layer.header};
  inset-block-start: calc(100% + ${space[2]});
  inset-inline-start: 0;
  min-inline-size: 14rem;
  padding: ${space[2]};
  border: ${border.hairline};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};
  box-shadow: 0 1rem 2rem -1rem ${color.surfaceScrim};

  /* Below its button, wherever that is; what would not fit into the window scrolls inside, and a shade at the foot says so. */
  [data-wide] > & {
    inset-block-start: auto;
    inset-inline: max(${space[4]}, 50% - ${size.page} / 2);
    max-block-size: calc(100dvb - 6rem);
    margin-block-start: ${space[3]};
    background:
      linear-gradient(transparent, ${color.surfaceRaised} 70%) bottom / 100% 2.5rem no-repeat local,
      linear-gradient(transparent, ${color.surfaceScrim}) bottom / 100% 0.75rem no-repeat
        ${color.surfaceRaised};
    overflow-y: auto;
  }
`;

/** A button of the header under which a menu of links drops down (disclosure navigation). */
export function DropMenu({ label, children, isWide = false }: DropMenuProps) {
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const { isOpen, toggleProps, rootProps, close } = useDropMenu();
  usePressOutside(root, isOpen, close);
  return (
    <Root ref={root} data-wide={isWide || undefined} {...rootProps}>
      <Toggle type="button" aria-controls={isOpen ? panelId : undefined} {...toggleProps}>
        {label}
        <ChevronDown aria-hidden />
      </Toggle>
      {isOpen && <Panel id={panelId}>{children}</Panel>}
    </Root>
  );
}
