import { styled } from 'styled-components';
import { Link } from '../../../primitives/navigation/Link/Link.tsx';
import { breakpoints, media } from '@formulary/theme/media';
import { border, color, font, layer, radius, size, space } from '@formulary/theme/tokens';
import { scriptedOnly } from '@formulary/theme/scriptedOnly';
import { scriptlessOnly } from '@formulary/theme/scriptlessOnly';
import { signedOutText } from '@formulary/theme/signedOutText';
import { visuallyHidden } from '@formulary/theme/visuallyHidden';
import { barItemStyle } from '../barItemStyle.ts';
import { PageWidth } from '../PageWidth/PageWidth.tsx';

/** Widths at which the user's links leave no room for the word of the search. */
const COMPACT = `@media (${breakpoints.desktop}rem <= width < ${breakpoints.wide}rem)`;
/** Set when Search is pressed before scripts load (early.js): shows the plain field in the header. */
const PLAIN_SEARCH = ':root[data-search]';
export const Root = styled.header`
  position: sticky;
  z-index: ${layer.header};
  inset-block-start: 0;
  border-block-end: ${border.hairline};
  background: ${color.surfacePage};

  ${media.scriptless} {
    position: static;
  }

  ${media.print} {
    display: none;
  }
`;

export const Bar = styled(PageWidth)`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  min-block-size: ${size.header};

  ${COMPACT} {
    &[data-own] {
      gap: 0;
    }
  }

  ${media.scriptless} {
    flex-wrap: wrap;
  }

  ${PLAIN_SEARCH} & {
    flex-wrap: wrap;
  }

  /* Icons keep their width when the text grows: a phone has no more room for them. */
  ${media.belowTablet} {
    gap: 0;
    padding-inline: ${space[1]};

    & > button,
    & > div > button {
      inline-size: ${size.targetFixed};

      svg {
        inline-size: min(1.25rem, ${size.iconMost});
        block-size: min(1.25rem, ${size.iconMost});
      }
    }
  }
`;

/* Reserves the width of the two bells. */
export const Bells = styled.div`
  display: flex;
  gap: ${space[1]};
  min-inline-size: calc(2 * ${size.target} + ${space[1]});

  ${media.belowTablet} {
    gap: 0;
    min-inline-size: calc(2 * ${size.targetFixed});
  }
`;

export const HomeLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-inline-size: 0;
  min-block-size: 2.75rem;
  margin-inline-end: auto;
  border-radius: ${radius.small};
  text-decoration: none;

  & > span {
    min-inline-size: 0;
  }

  /* A long name is truncated, so that the cart stays on screen. */
  [data-part='name'] {
    padding-block: 0.125em;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  /* On a phone the icons leave the logo little room: it shows the mark and the name, the name, or the mark. */
  ${media.belowTablet} {
    flex: 1;
    container-type: inline-size;

    svg {
      inline-size: 1.75rem;
      block-size: 1.75rem;
    }

    [data-part='name'] {
      font-size: ${font.sizeHeading3};
    }

    @container (width < 9.375rem) {
      & > span {
        gap: ${space[1]};
      }

      svg {
        inline-size: 1.5rem;
        block-size: 1.5rem;
      }

      [data-part='name'] {
        font-size: 1.0625rem;
      }
    }

    @container (width < 8rem) {
      svg {
        display: none;
      }

      [data-part='name'] {
        font-size: 0.9375rem;
      }
    }

    @container (width < 5.75rem) {
      [data-part='name'] {
        font-size: ${font.sizeSmall};
      }
    }

    @container (width < 5.25rem) {
      svg {
        display: block;
        inline-size: 1.75rem;
        block-size: 1.75rem;
      }

      [data-part='name'] {
        ${visuallyHidden}
      }
    }
  }

  ${media.fromDesktop} {
    margin-inline-end: ${space[4]};
  }

  ${COMPACT} {
    [data-own] > & {
      margin-inline-end: ${space[2]};
    }
  }
`;

export const BarLink = styled(Link)`
  ${barItemStyle}
`;

/* Takes the place of the account button. */
export const LoginLink = styled(BarLink)`
  ${signedOutText}

  ${media.belowTablet} {
    padding-inline: ${space[2]};
  }

  :root[data-session] & {
    inline-size: ${size.targetFixed};
    padding: 0;
    overflow: hidden;
  }

  :root[data-session] &::after {
    inset: ${space[3]};
    border-radius: ${radius.round};
  }
`;

export const Wide = styled.nav`
  display: none;

  ${media.fromDesktop} {
    display: flex;
    flex: 1;
    align-items: center;
    gap: ${space[1]};
  }

  ${COMPACT} {
    [data-own] > & {
      gap: 0;
    }

    /* Fallback fonts are slightly wider until the web font loads. */
    [data-own] > & > a,
    [data-own] > & > div > button {
      padding-inline: 0.375rem;
    }
  }

  & > div {
    ${scriptedOnly}
  }

  /* Hides More until the user's own links, which come before it, are present. */
  :root[data-session] :not([data-own]) > & > div:not([data-wide]) {
    display: none;
  }
`;

export const SearchButton = styled.button`
  ${barItemStyle}
  ${scriptedOnly}

  ${PLAIN_SEARCH} & {
    display: none;
  }

  kbd {
    display: none;
    margin-inline-start: ${space[1]};
    padding-inline: 0.375rem;
    border: ${border.hairline};
    border-radius: ${radius.small};
    color: ${color.textMuted};
    font: inherit;
    font-size: 0.75rem;
  }

  ${media.belowTablet} {
    justify-content: center;
    padding: 0;

    span {
      ${visuallyHidden}
    }
  }

  ${media.fromDesktop} {
    kbd {
      display: inline;
    }
  }

  ${COMPACT} {
    [data-own] > & {
      justify-content: center;
      inline-size: 2.75rem;
      padding: 0;
    }

    [data-own] > & kbd {
      display: none;
    }

    [data-own] > & span {
      ${visuallyHidden}
    }
  }
`;

/* On a phone it has its own row. */
export const Scriptless = styled.div`
  ${scriptlessOnly}
  flex: 1 1 100%;

  ${PLAIN_SEARCH} & {
    display: block;
  }

  order: 1;
  padding-block-end: ${space[2]};

  ${media.fromDesktop} {
    flex: 0 1 18rem;
    order: 0;
    padding: 0;
  }
`;

export const NarrowOnly = styled.div`
  display: contents;
  ${scriptedOnly}

  ${media.fromDesktop} {
    display: none;
  }
`;

export const WideOnly = styled.div`
  display: none;

  ${media.fromDesktop} {
    display: contents;
  }

  ${scriptedOnly}
`;
