import { styled } from 'styled-components';
import { media } from '@formulary/theme/media';
import { border, color, layer, space } from '@formulary/theme/tokens';
import { Cluster } from './Cluster.tsx';

/** Padding of the content of a dialog, over which its foot reaches to the edges. */
const DIALOG_PADDING = `calc(-1 * ${space[6]})`;

/** Lays out the buttons that end a form or a question. At the end of a dialog they stay in view. */
export const FormFoot = styled(Cluster)`
  dialog form:last-child &,
  dialog &:last-child:not(form *) {
    position: sticky;
    inset-block-end: ${DIALOG_PADDING};
    z-index: ${layer.sticky};
    margin-block-end: ${DIALOG_PADDING};
    margin-inline: ${DIALOG_PADDING};
    padding: ${space[4]} ${space[6]};
    border-block-start: ${border.hairline};
    background: ${color.surfaceRaised};

    ${media.low} {
      position: static;
    }
  }

  /* A focused field scrolls to above it. */
  dialog form:has(&) :is(input, select, textarea) {
    scroll-margin-block-end: 6rem;
  }
`;
