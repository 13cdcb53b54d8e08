import { css } from 'styled-components';
import { color, motion } from '@formulary/theme/tokens';

/**
 * Animates a modal `<dialog>` in and out at a pace: panel, backdrop and top layer together. The caller sets where the
 * panel comes from: opacity and translate, when closed and in `@starting-style`.
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
