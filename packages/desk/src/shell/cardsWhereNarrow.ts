import { border, color, font, radius, space } from '@formulary/theme/tokens';
import { visuallyHidden } from '@formulary/theme/visuallyHidden';
import { css } from 'styled-components';

/**
 * Makes cards of the rows of tables where the main part is narrow for its text, as Table does on a phone: with text of
 * 200 % on a tablet, media queries still see a tablet. Grids scroll instead.
 */
export const cardsWhereNarrow = css`
  container: main / inline-size;

  @container main (width < 36rem) {
    table[role='table'] {
      &,
      :where(tbody, tfoot, tr) {
        display: block;
      }

      thead {
        ${visuallyHidden}
      }

      tbody > tr {
        padding: ${space[4]};
        border: ${border.hairline};
        border-radius: ${radius.medium};
        background: ${color.surfaceRaised};
      }

      tbody > tr + tr {
        margin-block-start: ${space[3]};
      }

      tbody > tr > :is(th, td) {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: space-between;
        gap: ${space[1]} ${space[4]};
        block-size: auto;
        padding: ${space[2]} 0;
        border: 0;
        white-space: normal;
        overflow-wrap: anywhere;
      }

      tbody > tr > td:empty {
        display: none;
      }

      [data-label]::before {
        flex: none;
        color: ${color.textMuted};
        font-size: ${font.sizeSmall};
        /* Empty alternative text: the column header already names the value. */
        content: attr(data-label) / '';
      }
    }
  }
`;
