import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { border, color, layer, motion, radius, space } from '../../theme/tokens.ts';
import { barItemStyle } from './barItemStyle.ts';
import { useDropMenu } from './useDropMenu.ts';
import { usePressOutside } from './usePressOutside.ts';

export interface DropMenuProps {
  label: string;
  /** Lists of links; shown while open. */
  children: ReactNode;
}

const Root = styled.div`
  position: relative;
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
`;

/** A button of the header under which a menu of links drops down (disclosure navigation). */
export function DropMenu({ label, children }: DropMenuProps) {
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const { isOpen, toggleProps, rootProps, close } = useDropMenu();
  usePressOutside(root, isOpen, close);
  return (
    <Root ref={root} {...rootProps}>
      <Toggle type="button" aria-controls={isOpen ? panelId : undefined} {...toggleProps}>
        {label}
        <ChevronDown aria-hidden />
      </Toggle>
      {isOpen && <Panel id={panelId}>{children}</Panel>}
    </Root>
  );
}
