import { media } from '@formulary/theme/media';
import { size, space } from '@formulary/theme/tokens';
import { styled } from 'styled-components';

/** Layout with the prescription and the signature panel beside it, sticky; below it where the queue leaves no room. */
export const SigningLayout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  align-items: start;

  ${media.fromWide} {
    grid-template-columns: minmax(0, 1fr) minmax(20rem, 24rem);

    & > :last-child {
      position: sticky;
      inset-block-start: calc(${size.header} + 4.5rem);
    }
  }
`;

/** Wrapper of the edited fields, without a layout effect. */
export const Edited = styled.div`
  display: contents;
`;
