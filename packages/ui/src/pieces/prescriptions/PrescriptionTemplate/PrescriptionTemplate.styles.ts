import { styled } from 'styled-components';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { headingStyle } from '@formulary/theme/headingStyle';
import { media } from '@formulary/theme/media';
import { border, color, font, radius, space, stroke } from '@formulary/theme/tokens';

const WIDTH = '52rem';

/** Screen only: print shows just the sheet. */
export const OnScreen = styled(Stack)`
  max-inline-size: ${WIDTH};

  ${media.print} {
    display: none;
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space[4]};

  h1 {
    ${headingStyle(1)}
  }

  p {
    padding-block-start: ${space[2]};
    color: ${color.textMuted};
  }
`;

/** One A4 page. In print, rows and lines are high enough for handwriting. */
export const Sheet = styled.article`
  display: grid;
  gap: ${space[6]};
  max-inline-size: ${WIDTH};
  padding: ${space[4]};
  border: ${border.hairline};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};

  h2 {
    ${headingStyle(2)}
  }

  h3 {
    ${headingStyle(3)}
  }

  section {
    display: grid;
    gap: ${space[3]};
  }

  ${media.fromTablet} {
    padding: ${space[8]};
  }

  ${media.print} {
    gap: 6mm;
    max-inline-size: none;
    /* Collapsed borders extend half outside the table. */
    padding: 0 ${stroke.hairline};
    border: 0;
    break-inside: avoid;

    section {
      gap: 2.5mm;
    }
  }
`;

/** Blank lines to write on, in two columns where there is room. */
export const Lines = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  gap: ${space[4]} ${space[6]};

  li {
    min-block-size: 2.25rem;
    border-block-end: ${border.control};
    color: ${color.textMuted};
    font-size: ${font.sizeSmall};
  }

  ${media.print} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 2mm 8mm;

    li {
      min-block-size: 10mm;
      font-size: 8.5pt;
    }
  }
`;

/** Rows to fill in by hand. */
export const BlankRows = styled.table`
  inline-size: 100%;
  table-layout: fixed;

  th,
  td {
    padding: ${space[2]};
    border: ${border.control};
    font-size: ${font.sizeSmall};
    font-weight: ${font.weightMedium};
    line-height: ${font.lineHeading};
    text-align: start;
  }

  th {
    vertical-align: top;
    overflow-wrap: normal;
  }

  td {
    block-size: 2.75rem;
  }

  col:nth-child(2) {
    inline-size: 35%;
  }

  col:nth-child(3) {
    inline-size: 15%;
  }

  ${media.belowTablet} {
    /* The columns of the paper: their headings fit, however large the text is. */
    th {
      padding-inline: 0.125rem;
      font-size: min(${font.sizeSmall}, 4.2vw);
    }

    col {
      inline-size: 25%;
    }
  }

  ${media.fromTablet} {
    col:first-child {
      inline-size: 15%;
    }
  }

  ${media.print} {
    td {
      block-size: 15mm;
    }

    col:first-child {
      inline-size: 15%;
    }
  }
`;

/** Declarations, each with a box to tick. */
export const Declarations = styled.ul`
  display: grid;
  gap: ${space[2]};

  li {
    display: flex;
    gap: ${space[3]};
  }

  li::before {
    flex: none;
    inline-size: 1em;
    block-size: 1em;
    margin-block-start: 0.25em;
    border: ${border.control};
    content: '';
  }
`;

export const ReturnTo = styled.p`
  color: ${color.textMuted};
  font-size: ${font.sizeSmall};
  overflow-wrap: anywhere;

  ${media.print} {
    font-size: 8.5pt;
  }
`;
