import { styled } from 'styled-components';
import { modalMotion } from '../../../primitives/overlays/Modal/modalMotion.ts';
import { media } from '@formulary/theme/media';
import { border, color, font, layer, motion, size, space, stroke } from '@formulary/theme/tokens';
import { visuallyHidden } from '@formulary/theme/visuallyHidden';

export const Overlay = styled.dialog`
  inline-size: 100%;
  max-inline-size: none;
  block-size: 100dvb;
  max-block-size: none;
  padding: 0;
  border: 0;
  background: ${color.surfacePage};
  color: ${color.textBody};
  opacity: 0;
  ${modalMotion(motion.steady)}

  &[open] {
    @starting-style {
      opacity: 0;
    }
  }
`;

export const Panel = styled.search`
  display: block;
`;

export const SearchForm = styled.form`
  display: grid;
  gap: ${space[4]};
  max-inline-size: 48rem;
  margin-inline: auto;
  padding: clamp(${space[16]}, 14vb, 8rem) ${space[5]} ${space[6]};

  label {
    font-size: ${font.sizeHeading1};
    font-weight: ${font.weightBold};
    letter-spacing: -0.012em;
    line-height: ${font.lineHeading};
  }

  /* An on-screen keyboard covers half of a phone, so the query takes only two short lines above the results. */
  ${media.belowTablet} {
    position: sticky;
    z-index: ${layer.sticky};
    inset-block-start: 0;
    gap: ${space[1]};
    padding: ${space[3]} ${space[5]} ${space[4]};
    background: ${color.surfacePage};

    label {
      display: flex;
      align-items: center;
      min-block-size: ${size.target};
      margin-inline-end: ${size.target};
      font-size: ${font.sizeLead};
      letter-spacing: normal;
    }
  }

  ${media.low} {
    position: static;
  }
`;

export const Field = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[2]};
  align-items: end;

  ${media.fromTablet} {
    gap: ${space[4]};
  }
`;

/* On a phone the icon replaces the word, to leave room for the field. */
export const SearchWord = styled.span`
  ${media.belowTablet} {
    ${visuallyHidden}
  }
`;

export const Input = styled.input`
  inline-size: 100%;
  min-block-size: 3.5rem;
  padding: 0 ${space[1]};
  border: 0;
  border-block-end: ${border.strong};
  background: transparent;
  font-size: ${font.sizeHeading2};

  &::placeholder {
    color: ${color.textMuted};
    opacity: 1;
    text-overflow: ellipsis;
  }

  ${media.belowTablet} {
    min-block-size: ${size.target};
    font-size: ${font.sizeLead};
  }

  &:focus-visible {
    outline: none;
    border-block-end: ${stroke.heavy} solid ${color.focusRing};
  }

  ${media.forcedColors} {
    &:focus-visible {
      border-color: Highlight;
    }
  }
`;

export const Hint = styled.p`
  color: ${color.textMuted};
  font-size: ${font.sizeSmall};

  @media (hover: none) {
    display: none;
  }
`;

export const Answers = styled.div`
  max-inline-size: 48rem;
  margin-inline: auto;
  padding: 0 ${space[5]} ${space[12]};
`;

export const Close = styled.div`
  position: fixed;
  inset-block-start: ${space[3]};
  inset-inline-end: ${space[3]};
  inline-size: ${size.target};
`;
