import { styled } from 'styled-components';
import { border, motion } from '@formulary/theme/tokens';
import { Modal, type ModalProps } from '../Modal/Modal.tsx';
import { modalMotion } from '../Modal/modalMotion.ts';

export interface DrawerProps extends ModalProps {}

const Root = styled(Modal)`
  inline-size: min(24rem, 100%);
  max-inline-size: none;
  block-size: 100dvb;
  max-block-size: none;
  margin: 0;
  margin-inline-start: auto;
  border: 0;
  border-inline-start: ${border.hairline};
  translate: 100% 0;

  &:dir(rtl) {
    translate: -100% 0;
  }

  ${modalMotion(motion.slow)}

  &[open] {
    @starting-style {
      translate: 100% 0;
    }
  }

  &[open]:dir(rtl) {
    @starting-style {
      translate: -100% 0;
    }
  }
`;

/** Shows a panel that slides in from the right over the page, and out again (spec 2.28). */
export function Drawer(props: DrawerProps) {
  return <Root {...props} />;
}
