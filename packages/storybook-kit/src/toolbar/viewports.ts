import { breakpoints } from '@formulary/theme/media';

const PIXELS_PER_REM = 16;

const screen = (
  name: string,
  width: number,
  height: number,
  type: 'mobile' | 'tablet' | 'desktop',
) => ({
  name,
  type,
  styles: { width: `${width}px`, height: `${height}px` },
});

/** Widths that the layout must support: WCAG's 320, common phones, and each breakpoint of the theme. */
export const viewports = {
  reflow: screen('Reflow (320)', 320, 640, 'mobile'),
  phone: screen('Phone (360)', 360, 740, 'mobile'),
  tablet: screen('Tablet', breakpoints.tablet * PIXELS_PER_REM, 1024, 'tablet'),
  desktop: screen('Desktop', breakpoints.desktop * PIXELS_PER_REM, 800, 'desktop'),
  wide: screen('Wide', breakpoints.wide * PIXELS_PER_REM, 900, 'desktop'),
};
