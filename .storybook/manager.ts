import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { palette } from '../packages/ui/src/theme/palette.ts';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Formulary',
    brandImage: './brand.svg',
    brandUrl: './',
    brandTarget: '_self',
    fontBase: "'Atkinson Hyperlegible Next Variable', system-ui, sans-serif",
    colorPrimary: palette.green6,
    colorSecondary: palette.green6,
    appBg: palette.paper1,
    appContentBg: palette.paper0,
    appPreviewBg: palette.paper0,
    appBorderColor: palette.line1,
    appBorderRadius: 8,
    textColor: palette.ink9,
    textMutedColor: palette.ink7,
    barTextColor: palette.ink7,
    barSelectedColor: palette.green6,
    barHoverColor: palette.green7,
    barBg: palette.paper0,
    inputBg: palette.white,
    inputBorder: palette.line2,
    inputTextColor: palette.ink9,
    inputBorderRadius: 8,
  }),
  sidebar: { showRoots: true },
});
