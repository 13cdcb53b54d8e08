import { css, styled } from 'styled-components';
import { focusRing } from '@formulary/theme/focusRing';
import { media } from '@formulary/theme/media';
import { compactRows } from '@formulary/theme/compactRows';
import { touchTarget } from '@formulary/theme/touchTarget';
import { tabularFigures } from '@formulary/theme/tabularFigures';
import { border, color, font, radius, size, space, stroke } from '@formulary/theme/tokens';
import { visuallyHidden } from '@formulary/theme/visuallyHidden';

/*
 * The explicit roles repeat the native ones: browsers drop those when a narrow screen turns rows into cards (display
 * other than table).
 */

export const TableRoot = styled.table.attrs({ role: 'table' })`
  inline-size: 100%;
  text-align: start;

  &[data-busy] tbody {
    /* Dimmed, with sufficient contrast for text and tags. */
    opacity: 0.85;
  }

  ${media.belowTablet} {
    display: block;

    :where(tbody, tfoot, tr) {
      display: block;
    }
  }
`;

export const Caption = styled.caption`
  padding-block-end: ${space[3]};
  font-weight: ${font.weightBold};
  text-align: start;

  &:has(> span:only-child) {
    padding: 0;
  }

  ${media.belowTablet} {
    display: block;
  }
`;

export const Head = styled.thead.attrs({ role: 'rowgroup' })`
  ${media.belowTablet} {
    ${visuallyHidden}
  }
`;

export const Body = styled.tbody.attrs({ role: 'rowgroup' })`
  ${media.belowTablet} {
    & > tr {
      padding: ${space[4]};
      border: ${border.hairline};
      border-radius: ${radius.medium};
      background: ${color.surfaceRaised};
    }

    & > tr + tr {
      margin-block-start: ${space[3]};
    }
  }
`;

export const Foot = styled.tfoot.attrs({ role: 'rowgroup' })`
  /* Browsers repeat a footer on each printed page: the totals belong at the end. */
  ${media.print} {
    display: table-row-group;
  }

  ${media.belowTablet} {
    margin-block-start: ${space[4]};
    padding-inline: ${space[4]};

    & > tr {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      gap: 0 ${space[4]};
    }
  }
`;

export const Row = styled.tr.attrs({ role: 'row' })`
  position: relative;

  &[data-linked]:hover {
    background: ${color.surfaceHover};
  }

  &&[data-highlighted] {
    background: ${color.surfaceHover};
    box-shadow: inset ${stroke.accent} 0 0 ${color.actionPrimary};
  }

  &[data-total] {
    font-size: ${font.sizeLead};
    font-weight: ${font.weightBold};
  }
`;

/* Right-aligned figures end next to the following column's text; without more space the two read as one. */
const figureGap = css`
  ${media.fromTablet} {
    &[data-align='end']:not(:last-child) {
      padding-inline-end: ${space[5]};
    }
  }
`;

export const HeadCell = styled.th.attrs({ role: 'columnheader' })`
  padding: ${space[2]} ${space[3]};
  border-block-end: ${border.control};
  color: ${color.textMuted};
  font-size: ${font.sizeSmall};
  font-weight: ${font.weightMedium};
  text-align: start;
  vertical-align: bottom;

  &[data-align='end'] {
    text-align: end;
  }

  ${media.fromTablet} {
    :where([data-dense]) & {
      padding-block: ${space[1]};
      line-height: ${font.lineHeading};
    }
  }

  ${figureGap}
`;

const cell = css`
  padding: ${space[4]} ${space[3]};
  border-block-end: ${border.hairline};
  text-align: start;
  vertical-align: middle;

  ${media.fromTablet} {
    :where([data-dense]) & {
      block-size: ${size.row};
      padding-block: ${space[1]};
      line-height: ${font.lineHeading};

      ${compactRows(css`
        block-size: ${size.rowCompact};
        padding-block: ${stroke.hairline};
        font-size: ${font.sizeSmall};
      `)}
    }
  }
`;

export const Cell = styled.td.attrs({ role: 'cell' })`
  ${cell}

  /* Controls in a linked row are above the link that covers it. */
  [data-linked] > & :is(a, button, input, select) {
    position: relative;
  }

  &[data-align='end'] {
    ${tabularFigures}
    text-align: end;
    white-space: nowrap;
  }

  ${figureGap}

  /* A value that does not fit beside its label goes below it. */
  ${media.belowTablet} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[1]} ${space[4]};
    padding: ${space[2]} 0;
    border: 0;
    overflow-wrap: anywhere;

    &:empty {
      display: none;
    }

    &[data-label]::before {
      flex: none;
      color: ${color.textMuted};
      font-size: ${font.sizeSmall};
      /* Empty alternative text: the column header already names the value. */
      content: attr(data-label) / '';
    }
  }
`;

export const RowHeadCell = styled.th.attrs({ role: 'rowheader' })`
  ${cell}
  font-weight: ${font.weightMedium};

  a {
    color: ${color.textLink};
    text-underline-offset: 0.2em;
  }

  :not([data-linked]) > & > a {
    ${touchTarget}
  }

  [data-linked] > & > a::after {
    position: absolute;
    inset: 0;
    content: '';
  }

  [data-linked] > & > a:focus-visible {
    outline: none;

    &::after {
      ${focusRing}
      outline-offset: calc(-1 * ${stroke.heavy});
    }
  }

  ${media.belowTablet} {
    display: block;
    padding: 0 0 ${space[2]};
    border: 0;
    font-size: ${font.sizeLead};
  }
`;

export const SummaryLabel = styled.th.attrs({ role: 'rowheader' })`
  padding: ${space[2]} ${space[3]};
  font-weight: inherit;
  text-align: end;

  tr:first-child > & {
    padding-block-start: ${space[4]};
  }

  ${media.belowTablet} {
    padding-inline: 0;
    text-align: start;
  }
`;

export const SummaryCell = styled.td.attrs({ role: 'cell' })`
  ${tabularFigures}
  padding: ${space[2]} ${space[3]};
  text-align: end;
  white-space: nowrap;

  ${media.fromTablet} {
    &[data-gap] {
      padding-inline-end: ${space[5]};
    }
  }

  tr:first-child > & {
    padding-block-start: ${space[4]};
  }

  ${media.belowTablet} {
    padding-inline: 0;
  }
`;

/** Empty cell after the value of a summary. */
export const Filler = styled.td.attrs({ role: 'cell' })`
  ${media.belowTablet} {
    display: none;
  }
`;
