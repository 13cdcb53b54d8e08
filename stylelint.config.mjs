const COLOUR =
  'A colour has its place in the theme: use a role of color by its job (packages/theme)';
const LENGTH = 'Pixels have their place in the theme: use space, size, stroke or radius, or rem';
const SIDE = 'A page may be read from the right: use the logical property or value';
const SIDES = 'left|right|top|bottom';

/** @type {import('stylelint').Config} */
export default {
  customSyntax: 'postcss-styled-syntax',
  // The theme is where the values live; drawn pictures become files of their own, which no theme reaches.
  ignoreFiles: ['packages/theme/src/**', 'packages/ui/src/art/**'],
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    'color-no-hex': [true, { message: COLOUR }],
    'color-named': ['never', { message: COLOUR }],
    'function-disallowed-list': [
      ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color', 'color-mix'],
      { message: COLOUR },
    ],
    'unit-disallowed-list': [['px'], { message: LENGTH }],
    'property-disallowed-list': [
      [
        'float',
        `/^(${SIDES})$/`,
        `/^(margin|padding|border|inset|scroll-margin|scroll-padding)-(${SIDES})(-|$)/`,
        '/^(min-|max-)?(width|height)$/',
      ],
      { message: SIDE },
    ],
    'declaration-property-value-disallowed-list': [
      { 'text-align': ['left', 'right'] },
      { message: SIDE },
    ],
  },
};
