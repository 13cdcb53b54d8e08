import { styled } from 'styled-components';
import { border, motion, radius, size } from '@formulary/theme/tokens';
import { Modal, type ModalProps } from '../Modal/Modal.tsx';
import { modalMotion } from '../Modal/modalMotion.ts';

export interface DialogProps extends ModalProps {}

const Root = styled(Modal)`
  inline-size: min(${size.measure}, 100% - 2rem);
  max-block-size: min(42rem, 100dvb - 2rem);
  margin: auto;
  border: ${border.hairline};
  border-radius: ${radius.large};
  opacity: 0;
  translate: 0 0.75rem;
  ${modalMotion(motion.steady)}

  &[open] {
    @starting-style {
      opacity: 0;
      translate: 0 0.75rem;
    }
  }
`;

/** Shows a question or a small task in front of the page. The page is inert meanwhile and gets its focus back. */
export function Dialog(props: DialogProps) {
  return <Root {...props} />;
}
