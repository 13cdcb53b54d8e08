import { styled } from 'styled-components';
import { headingStyle } from '@formulary/theme/headingStyle';
import { border, color, font, motion, radius, size, space } from '@formulary/theme/tokens';

export const Root = styled.section`
  min-inline-size: 0;
  border: ${border.hairline};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};

  &[data-open] {
    border-color: ${color.borderControl};
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: start;
  gap: ${space[1]};
  padding: ${space[1]};

  h3 {
    ${headingStyle(4)}
    flex: 1;
    min-inline-size: 0;
  }
`;

export const Opener = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  inline-size: 100%;
  min-block-size: ${size.target};
  padding: ${space[1]} ${space[3]};
  border: 0;
  border-radius: ${radius.small};
  background: transparent;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;

  &:hover {
    background: ${color.surfaceHover};
  }

  small {
    display: block;
    color: ${color.textMuted};
    font-size: ${font.sizeSmall};
    font-weight: ${font.weightBody};
  }

  svg {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    transition: rotate ${motion.steady} ${motion.easeOut};
  }

  &[aria-expanded='true'] svg {
    rotate: 180deg;
  }
`;

export const Body = styled.div`
  display: grid;
  gap: ${space[3]};
  padding: ${space[2]} ${space[4]} ${space[4]};
`;

export const PatientPart = styled.div`
  min-inline-size: 0;
`;

export const Limits = styled.ul`
  color: ${color.textMuted};
  font-size: ${font.sizeSmall};
`;
