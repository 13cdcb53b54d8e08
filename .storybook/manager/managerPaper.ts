import { type ThemeName, themeProperties } from '../../packages/theme/src/themeProperties.ts';
import { color, font } from '../../packages/theme/src/tokens.ts';

/** Styles that Storybook's theme does not cover: colours of sidebar icons, and capitals in section names. */
export const managerPaper = (theme: ThemeName): string => `
  :root {
    ${themeProperties(theme)}
  }

  .sidebar-subheading [data-action='collapse-root'] {
    color: ${color.textBody};
    font-size: ${font.sizeSmall};
    font-weight: ${font.weightBold};
    letter-spacing: normal;
    text-transform: none;
  }

  .sidebar-item[data-selected='false'] svg {
    color: ${color.textMuted};
  }
`;
