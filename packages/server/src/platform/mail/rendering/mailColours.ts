/**
 * Theme colours as literals, because mail programs support no custom properties. A test compares them with the theme.
 */
export const mailColours = {
  light: {
    textBody: '#14211b',
    textMuted: '#404b44',
    textLink: '#0b6642',
    textOnAction: '#ffffff',
    surfacePage: '#fbfaf6',
    surfaceRaised: '#ffffff',
    surfaceSunken: '#f4f2ea',
    actionPrimary: '#0b6642',
    borderHairline: '#dfdccf',
  },
  dark: {
    textBody: '#f2f1ea',
    textMuted: '#c0c8c2',
    textLink: '#84dcb0',
    textOnAction: '#0d1210',
    surfacePage: '#131a17',
    surfaceRaised: '#1b2420',
    surfaceSunken: '#0d1210',
    actionPrimary: '#5fcf99',
    borderHairline: '#36433d',
  },
} as const;
