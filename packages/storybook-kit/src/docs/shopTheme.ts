import { create } from 'storybook/theming';
import { colorRoles } from '@formulary/theme/colorRoles';
import type { ThemeName } from '@formulary/theme/themeProperties';

/** Returns Storybook's theme in the shop's colours, without the brand. */
export function shopTheme(name: ThemeName) {
  const roles = colorRoles[name];
  return create({
    base: name === 'dark' ? 'dark' : 'light',
    fontBase: "'Atkinson Hyperlegible Next Variable', system-ui, sans-serif",
    colorPrimary: roles.actionPrimary,
    colorSecondary: roles.actionPrimary,
    appBg: roles.surfaceSunken,
    appContentBg: roles.surfacePage,
    appPreviewBg: roles.surfacePage,
    appBorderColor: roles.borderHairline,
    appBorderRadius: 8,
    textColor: roles.textBody,
    textInverseColor: roles.textOnAction,
    textMutedColor: roles.textMuted,
    barTextColor: roles.textMuted,
    barSelectedColor: roles.actionPrimary,
    barHoverColor: roles.actionPrimaryHover,
    barBg: roles.surfacePage,
    inputBg: roles.surfaceRaised,
    inputBorder: roles.borderControl,
    inputTextColor: roles.textBody,
    inputBorderRadius: 8,
  });
}
