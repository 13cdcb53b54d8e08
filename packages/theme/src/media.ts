/** Breakpoints in rem. Storybook's viewports use the same list. */
export const breakpoints = { tablet: 48, desktop: 64, wide: 80 } as const;

/**
 * Media queries for styled templates: `${media.fromTablet} { … }`. Write styles phone first. `belowTablet`, where
 * tables become cards, applies to screens only: an A4 page is narrower but prints tables.
 */
export const media = {
  belowTablet: `@media screen and (width < ${breakpoints.tablet}rem)`,
  fromTablet: `@media (width >= ${breakpoints.tablet}rem)`,
  fromDesktop: `@media (width >= ${breakpoints.desktop}rem)`,
  fromWide: `@media (width >= ${breakpoints.wide}rem)`,
  /** Low screens, on which sticky parts would leave too little room: a phone in landscape, a page at 400 %. */
  low: '@media (height < 30rem)',
  hover: '@media (hover: hover)',
  forcedColors: '@media (forced-colors: active)',
  /** Browsers that run no scripts, and all others. */
  scriptless: '@media (scripting: none)',
  scripted: '@media not (scripting: none)',
  print: '@media print',
} as const;
