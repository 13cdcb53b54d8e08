import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '@formulary/theme/media';
import { border, color, font, size, space } from '@formulary/theme/tokens';

interface FooterGroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

/*
 * Shows one of two titles: the summary on a phone, the heading where the whole group fits. A browser that cannot show
 * the content of a closed `details` keeps it collapsible at every width.
 */
const Root = styled.section`
  h2 {
    display: none;
    padding-block-end: ${space[2]};
    font-weight: ${font.weightBold};
  }

  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-block-size: ${size.target};
    border-block-start: ${border.hairline};
    font-weight: ${font.weightMedium};
    list-style: none;
    cursor: pointer;

    &::-webkit-details-marker {
      display: none;
    }

    &:hover {
      color: ${color.textLink};
    }

    svg {
      flex: none;
      inline-size: 1.25rem;
      block-size: 1.25rem;
    }
  }

  details[open] > summary svg {
    rotate: 180deg;
  }

  details > div {
    padding-block-end: ${space[4]};
  }

  ${media.fromTablet} {
    @supports selector(::details-content) {
      h2 {
        display: block;
      }

      summary {
        display: none;
      }

      details > div {
        padding: 0;
      }

      details::details-content {
        display: block;
        content-visibility: visible;
      }
    }
  }
`;

/** Shows a group of footer links: collapsible on a phone, always open elsewhere. Both work without scripts. */
export function FooterGroup({ title, children }: FooterGroupProps) {
  return (
    <Root>
      <h2>{title}</h2>
      {/* Opened before hydration, it stays open. */}
      <details suppressHydrationWarning>
        <summary>
          <span>{title}</span>
          <ChevronDown aria-hidden />
        </summary>
        <div>{children}</div>
      </details>
    </Root>
  );
}
