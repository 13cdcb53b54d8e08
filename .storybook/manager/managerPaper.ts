import { type ThemeName, themeProperties } from '../../packages/ui/src/theme/themeProperties.ts';
import { color, font } from '../../packages/ui/src/theme/tokens.ts';

/**
 * What Storybook's own theme leaves in a look of its own around the pages: the colours of the sidebar's icons, and the
 * capitals of its sections.
 */
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
