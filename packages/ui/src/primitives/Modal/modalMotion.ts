import { css } from 'styled-components';
import { color, motion } from '../../theme/tokens.ts';

/**
 * How a modal `<dialog>` comes and goes at a pace: the panel, what it dims and its place in the top layer together, so
 * that it leaves as it came. Where the panel comes from is its own: opacity and translate, closed and in `@starting-style`.
 */
export const modalMotion = (pace: string) => css`
  transition:
    opacity ${pace} ${motion.easeOut},
    translate ${pace} ${motion.easeOut},
    display ${pace} allow-discrete,
    overlay ${pace} allow-discrete;

  &::backdrop {
    background: ${color.surfaceScrim};
    opacity: 0;
    transition:
      opacity ${pace} ${motion.easeOut},
      display ${pace} allow-discrete,
      overlay ${pace} allow-discrete;
  }

  &[open] {
    opacity: 1;
    translate: none;

    &::backdrop {
      opacity: 1;
    }

    @starting-style {
      &::backdrop {
        opacity: 0;
      }
    }
  }
`;
