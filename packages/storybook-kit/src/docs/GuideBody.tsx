import type { ReactNode } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { headingStyle } from '@formulary/theme/headingStyle';
import { media } from '@formulary/theme/media';
import { type ThemeName, themeProperties } from '@formulary/theme/themeProperties';
import { color, font, size, space } from '@formulary/theme/tokens';

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Section of a component's page with its own anchor, free of Storybook's type styles. */
export function Section({ title, children }: SectionProps) {
  return (
    <>
      <h2 id={title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}>{title}</h2>
      <div className="sb-unstyled">{children}</div>
    </>
  );
}

/** Hides the table of contents, so that a page of pictures takes the full width. */
export const WholeWidth = createGlobalStyle`
  .sbdocs.sbdocs-content {
    max-inline-size: 88rem;
  }

  .sbdocs-wrapper > :not(.sbdocs-content) {
    display: none;
  }
`;

/**
 * Background of a component's page. Sets the theme itself, because framed stories set none on the page. `&&&` outranks
 * Storybook's type styles.
 */
export const GuideBody = styled.div<{ $theme: ThemeName }>`
  ${({ $theme }) => themeProperties($theme)}
  color: ${color.textBody};
  font-family: ${font.family};
  font-size: ${font.sizeBody};
  line-height: ${font.lineBody};

  &&& > .sbdocs-title + p {
    max-inline-size: ${size.measure};
    margin: 0 0 ${space[8]};
    color: ${color.textMuted};
    font-size: ${font.sizeLead};
    line-height: ${font.lineBody};
  }

  &&& > h2,
  &&& > section > h2 {
    ${headingStyle(2)}
    margin: ${space[12]} 0 ${space[4]};
    padding: 0;
    border: 0;
    color: ${color.textBody};
  }

  /* The states, each under its name. */
  &&& .sb-anchor > h3 {
    ${headingStyle(4)}
    margin: ${space[6]} 0 ${space[2]};
    color: ${color.textMuted};
  }

  &&& .sbdocs-preview {
    margin-block-start: 0;
    box-shadow: none;
  }

  /* A phone has no room for margins within margins, nor for controls beside what they set. */
  ${media.belowTablet} {
    &&& > .sbdocs-title {
      margin-block-end: ${space[3]};
      font-size: ${font.sizeHeading2};
    }

    &&& .docs-story {
      padding: 0;
    }

    &&& .docblock-argstable :is(th, td):nth-child(4),
    &&& [aria-label='Reset controls'] {
      display: none;
    }
  }
`;
