import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { motion, space } from '../../../theme/tokens.ts';
import { barItemStyle } from '../barItemStyle.ts';
import { dropPanelStyle } from '../dropPanelStyle.ts';
import { useDropMenu } from './useDropMenu.ts';
import { usePressOutside } from './usePressOutside.ts';

export interface DropMenuProps {
  label: string;
  /** Lists of links; shown while open. */
  children: ReactNode;
  /** The children bring a panel of their own, which is placed by what holds the whole menu. */
  isWide?: boolean;
  /** The pointer or the focus has come to the button: opening may follow. */
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

const Panel = styled.div`
  ${dropPanelStyle}
  inset-block-start: calc(100% + ${space[2]});
  inset-inline-start: 0;
  min-inline-size: 14rem;
`;

/** A button of the header under which a menu of links drops down (disclosure navigation). */
export function DropMenu({ label, children, isWide = false, onNear }: DropMenuProps) {
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const { isOpen, toggleProps, rootProps, close } = useDropMenu();
  const Box = isWide ? 'div' : Panel;
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
        {label}
        <ChevronDown aria-hidden />
      </Toggle>
      {isOpen && <Box id={panelId}>{children}</Box>}
    </Root>
  );
}
