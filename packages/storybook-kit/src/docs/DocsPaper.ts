import { createGlobalStyle } from 'styled-components';
import { media } from '@formulary/theme/media';
import { type ThemeName, themeProperties } from '@formulary/theme/themeProperties';
import { border, color, font, radius, space } from '@formulary/theme/tokens';

/**
 * Themes tables, code and the table of contents, which Storybook's theme leaves grey and blue. Sets the colour roles
 * itself, because a text page has no story to set them.
 */
export const DocsPaper = createGlobalStyle<{ $theme: ThemeName }>`
  #storybook-docs {
    ${({ $theme }) => themeProperties($theme)}
  }

  ${media.belowTablet} {
    .sbdocs.sbdocs-wrapper {
      padding: ${space[6]} ${space[5]};
    }
  }

  .sbdocs.sbdocs-content > table {
    border-block-start: ${border.hairline};

    tr,
    tr:nth-of-type(2n) {
      border: 0;
      border-block-end: ${border.hairline};
      background: none;
    }

    th,
    td {
      padding-block: ${space[3]};
      padding-inline: 0 ${space[6]};
      border: 0;
      color: ${color.textBody};
      text-align: start;
    }

    th {
      font-weight: ${font.weightMedium};
    }
  }

  .sbdocs :is(p, li, td) > code {
    padding: 0 ${space[1]};
    border: ${border.hairline};
    border-radius: ${radius.small};
    background: ${color.surfaceRaised};
    color: ${color.textBody};
  }

  /* Said four times over, because Storybook's own says it under three other names. */
  .toc-list.toc-list.toc-list.toc-list {
    border-color: ${color.borderHairline};
  }

  .toc-list-item.is-active-li.is-active-li::before {
    border-color: ${color.actionPrimary};
  }
`;
