/** Widths where the layout changes, in rem. Storybook's viewports are drawn from the same list. */
export const breakpoints = { tablet: 48, desktop: 64, wide: 80 } as const;

/** Media queries for styled templates: `${media.fromTablet} { … }`. Written from the phone up; `belowTablet` is where tables are cards, on a screen only: an A4 page is narrower than that and prints tables. */
export const media = {
  belowTablet: `@media screen and (width < ${breakpoints.tablet}rem)`,
  fromTablet: `@media (width >= ${breakpoints.tablet}rem)`,
  fromDesktop: `@media (width >= ${breakpoints.desktop}rem)`,
  fromWide: `@media (width >= ${breakpoints.wide}rem)`,
  /** Where what stays on the screen would leave too little of it: a phone on its side, a page at 400 %. */
  low: '@media (height < 30rem)',
  hover: '@media (hover: hover)',
  forcedColors: '@media (forced-colors: active)',
  /** Browsers that run no scripts, and all others. */
  scriptless: '@media (scripting: none)',
  scripted: '@media not (scripting: none)',
  print: '@media print',
} as const;
