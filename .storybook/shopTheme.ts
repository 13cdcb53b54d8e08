import { create } from 'storybook/theming';
import { colorRoles } from '../packages/ui/src/theme/colorRoles.ts';
import type { ThemeName } from '../packages/ui/src/theme/themeProperties.ts';
import { brandTitle } from './brandTitle.ts';

/** Returns Storybook's theme for sidebar, toolbar and docs pages in the shop's colours. */
export function shopTheme(name: ThemeName) {
  const roles = colorRoles[name];
  return create({
    base: name === 'dark' ? 'dark' : 'light',
    brandTitle: brandTitle(roles),
    brandUrl: './',
    brandTarget: '_self',
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
