import { styled } from 'styled-components';
import { focusRing } from '@formulary/theme/focusRing';
import { breakpoints, media } from '@formulary/theme/media';
import { tabularFigures } from '@formulary/theme/tabularFigures';
import { border, color, font, layer, radius, size, space, stroke } from '@formulary/theme/tokens';
import { visuallyHidden } from '@formulary/theme/visuallyHidden';

/** Fills its parent where that has a height; the rows then scroll below the header. */
export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  min-inline-size: 0;
  min-block-size: 0;
  max-block-size: 100%;
`;

export const Scroll = styled.div`
  flex: 0 1 auto;
  min-block-size: 0;
  border: ${border.hairline};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};

  ${media.fromTablet} {
    container-type: inline-size;
    overflow: auto;
    overscroll-behavior: contain;
  }

  ${media.belowTablet} {
    border: 0;
    background: none;
  }

  ${media.print} {
    overflow: visible;
  }
`;

/** Width of the column of boxes. */
const BOX = size.target;

/*
 * Cells are plain elements, styled from here: a thousand of them must not cost a component each. The roles repeat the
 * native ones, which browsers drop where rows are cards.
 */
export const GridTable = styled.table`
  inline-size: 100%;
  border-spacing: 0;
  border-collapse: separate;
  text-align: start;
  font-size: ${font.sizeSmall};
  line-height: ${font.lineHeading};

  caption {
    ${visuallyHidden}
  }

  &[data-busy] tbody {
    /* Dimmed, with sufficient contrast for text and tags. */
    opacity: 0.85;
  }

  th,
  td {
    padding: 0 ${space[3]};
    text-align: start;
    white-space: nowrap;
  }

  [data-align='end'] {
    ${tabularFigures}
    text-align: end;
  }

  time {
    ${tabularFigures}
  }

  thead th {
    position: sticky;
    inset-block-start: 0;
    z-index: calc(${layer.raised} + 1);
    block-size: 2.5rem;
    border-block-end: ${border.control};
    background: ${color.surfaceSunken};
    color: ${color.textMuted};
    font-weight: ${font.weightMedium};
  }

  thead button {
    display: inline-flex;
    align-items: center;
    gap: ${space[1]};
    min-block-size: ${size.targetSmall};
    margin-inline: calc(-1 * ${space[2]});
    padding: 0 ${space[2]};
    border: 0;
    border-radius: ${radius.small};
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;

    &:hover {
      color: ${color.textBody};
    }

    svg {
      flex: none;
      inline-size: 1em;
      block-size: 1em;
      opacity: 0.6;
    }
  }

  thead [aria-sort] {
    color: ${color.textBody};
    font-weight: ${font.weightBold};

    svg {
      opacity: 1;
    }
  }

  [data-part='select'] {
    inline-size: ${BOX};
    padding: 0;

    label {
      display: grid;
      place-items: center;
      inline-size: ${BOX};
      block-size: ${size.targetSmall};
      cursor: pointer;
    }

    input {
      inline-size: 1.125rem;
      block-size: 1.125rem;
      margin: 0;
      accent-color: ${color.actionPrimary};
      cursor: inherit;
    }
  }

  tbody tr {
    background: ${color.surfaceRaised};
  }

  tbody :is(th, td) {
    block-size: ${size.target};
    max-inline-size: 20rem;
    padding-block: ${space[1]};
    border-block-end: ${border.hairline};
    background: inherit;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  tbody tr:last-child > * {
    border-block-end: 0;
  }

  tbody th {
    font-weight: ${font.weightMedium};

    a {
      color: ${color.textLink};
      text-underline-offset: 0.2em;
    }
  }

  &[data-pressable] tbody tr {
    cursor: pointer;
  }

  tbody tr[data-key]:hover,
  tbody tr[aria-selected='true'] {
    background: ${color.surfaceHover};
  }

  /* The row that is open beside the list. */
  tbody tr[aria-current] {
    background: ${color.surfaceSuccess};

    & > :first-child {
      box-shadow: inset ${stroke.accent} 0 0 ${color.actionPrimary};
    }

    & > th {
      font-weight: ${font.weightBold};
    }
  }

  tbody tr {
    position: relative;
  }

  /* Above the cell that stays in view, which would cover an outline of the row itself. */
  tbody tr:focus-visible {
    outline: none;

    &::after {
      position: absolute;
      inset: 0;
      z-index: ${layer.raised};
      ${focusRing}
      outline-offset: calc(-1 * ${stroke.heavy});
      pointer-events: none;
      content: '';
    }
  }

  @media (width < ${breakpoints.desktop}rem) {
    tbody :is(th, td) {
      max-inline-size: 13rem;
    }
  }

  ${media.fromTablet} {
    /* What names a row stays in view while its other columns scroll, if it leaves room for them. */
    @container (width >= 36rem) {
      tbody th,
      thead [data-row-header] {
        position: sticky;
        inset-inline-start: 0;
        border-inline-end: ${border.hairline};
      }

      thead [data-row-header] {
        z-index: calc(${layer.raised} + 2);
      }
    }
  }

  ${media.forcedColors} {
    tbody tr[aria-current] > :first-child {
      border-inline-start: ${stroke.accent} solid Highlight;
    }

    tbody tr[aria-selected='true'] > * {
      border-block: ${stroke.hairline} solid Highlight;
    }
  }

  ${media.belowTablet} {
    display: block;

    :where(tbody, tbody tr) {
      display: block;
    }

    thead {
      ${visuallyHidden}
    }

    tbody tr {
      position: relative;
      padding: ${space[3]} ${space[4]};
      border: ${border.hairline};
      border-radius: ${radius.medium};
    }

    tbody tr + tr {
      margin-block-start: ${space[3]};
    }

    tbody :is(th, td) {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
      gap: ${space[1]} ${space[4]};
      block-size: auto;
      max-inline-size: none;
      padding: ${space[1]} 0;
      border: 0;
      white-space: normal;
      overflow-wrap: anywhere;

      &:empty {
        display: none;
      }
    }

    tbody th {
      /* Leaves room for the box. */
      padding-inline-end: ${BOX};
      font-size: ${font.sizeBody};
    }

    tbody td[data-label]::before {
      flex: none;
      color: ${color.textMuted};
      /* Empty alternative text: the column header already names the value. */
      content: attr(data-label) / '';
    }

    tbody [data-part='select'] {
      position: absolute;
      inset-block-start: ${space[1]};
      inset-inline-end: ${space[1]};
      inline-size: auto;
    }
  }
`;
