import { createGlobalStyle } from 'styled-components';
import { focusRing } from './focusRing.ts';
import { media } from './media.ts';
import { paperProperties } from './paperProperties.ts';
import { themeProperties } from './themeProperties.ts';
import { color, font, size, space } from './tokens.ts';

/**
 * Styles the page: a small reset, the roles as custom properties, and the user's preferences. A theme is `data-theme`
 * on the root element (`light`, `dark`, `high-contrast`); without it the system decides. `data-motion="reduced"` stops
 * motion as `prefers-reduced-motion` does. The scroll bar is always visible, so that short and long pages align. Scroll
 * targets stay below the sticky header and above the toasts. In print, links are not underlined, because they cannot be
 * followed. (This comment is outside the styles, which are sent to every visitor.)
 */
export const GlobalStyle = createGlobalStyle`
  :root {
    color-scheme: light;
    ${themeProperties('light')}
    --motion-quick: 120ms;
    --motion-steady: 200ms;
    --motion-slow: 320ms;
    --size-target-small: 2.25rem;
    overflow-y: scroll;
    scroll-padding-block: calc(${size.header} + ${space[3]}) 6rem;
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }

  @media (prefers-color-scheme: dark) {
    :root:not([data-theme]) {
      color-scheme: dark;
      ${themeProperties('dark')}
    }
  }

  @media (prefers-contrast: more) {
    :root:not([data-theme]) {
      color-scheme: light;
      ${themeProperties('high-contrast')}
    }
  }

  :root[data-theme='dark'] {
    color-scheme: dark;
    ${themeProperties('dark')}
  }

  :root[data-theme='high-contrast'] {
    color-scheme: light;
    ${themeProperties('high-contrast')}
  }

  @media (prefers-reduced-motion: reduce) {
    :root:not([data-motion='full']) {
      --motion-quick: 0s;
      --motion-steady: 0s;
      --motion-slow: 0s;
    }
  }

  :root[data-motion='reduced'] {
    --motion-quick: 0s;
    --motion-steady: 0s;
    --motion-slow: 0s;
  }

  ${media.belowTablet} {
    :root {
      --size-target-small: ${size.target};
    }
  }

  ${media.low} {
    :root {
      scroll-padding-block-end: 0;
    }
  }

  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  * {
    margin: 0;
  }

  body {
    min-block-size: 100dvb;
    background: ${color.surfacePage};
    color: ${color.textBody};
    font-family: ${font.family};
    font-size: ${font.sizeBody};
    font-weight: ${font.weightBody};
    line-height: ${font.lineBody};
    overflow-wrap: break-word;
    -webkit-font-smoothing: antialiased;
    accent-color: ${color.actionPrimary};
  }

  /* Texts of the settings: one without spaces must not widen the page. */
  address,
  a[href^='mailto:'] {
    overflow-wrap: anywhere;
  }

  h1,
  h2,
  h3,
  h4 {
    font-size: inherit;
    font-weight: ${font.weightBold};
    line-height: ${font.lineHeading};
    text-wrap: balance;
  }

  p,
  li,
  dd {
    text-wrap: pretty;
  }

  ul,
  ol {
    padding: 0;
    list-style: none;
  }

  dd {
    margin-inline-start: 0;
  }

  img,
  svg,
  video,
  canvas {
    display: block;
    max-inline-size: 100%;
  }

  img {
    block-size: auto;
  }

  button,
  input,
  select,
  textarea {
    color: inherit;
    font: inherit;
    letter-spacing: inherit;
  }

  fieldset {
    min-inline-size: 0;
    padding: 0;
    border: 0;
  }

  table {
    border-collapse: collapse;
    border-spacing: 0;
  }

  a {
    color: inherit;
  }

  strong,
  b {
    font-weight: ${font.weightBold};
  }

  [hidden] {
    display: none !important;
  }

  :focus-visible {
    ${focusRing}
  }

  :focus:not(:focus-visible) {
    outline: none;
  }

  ::selection {
    background: ${color.actionPrimary};
    color: ${color.textOnAction};
  }

  ${media.forcedColors} {
    :focus-visible {
      outline-color: Highlight;
    }
  }

  ${media.print} {
    :root:not([data-theme]),
    :root[data-theme] {
      color-scheme: light;
      ${paperProperties()}
    }

    @page {
      size: A4;
      margin: 15mm;
    }

    body {
      background: none;
      font-size: 10.5pt;
    }

    :root a {
      text-decoration: none;
    }

    tr,
    figure {
      break-inside: avoid;
    }

    thead {
      display: table-header-group;
    }
  }
`;
