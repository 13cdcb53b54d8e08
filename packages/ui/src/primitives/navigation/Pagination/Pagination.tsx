import { ChevronLeft, ChevronRight } from 'lucide-react';
import { styled } from 'styled-components';
import { tabularFigures } from '@formulary/theme/tabularFigures';
import { border, color, font, radius, size, space, stroke } from '@formulary/theme/tokens';
import { Link } from '../Link/Link.tsx';

export interface PaginationProps {
  /** Pages to link to, in order; the caller limits them to 7. A gap in the numbers shows as an ellipsis. */
  pages: readonly { readonly page: number; readonly isCurrent: boolean }[];
  hrefFor: (page: number) => string;
  /** What is paged, to tell two paginations apart: "Orders". */
  label?: string;
}

const List = styled.ul`
  ${tabularFigures}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space[1]};

  /* On a phone, Previous and Next have a row of their own. */
  @media (width < 30rem) {
    gap: 0;

    &::after {
      flex: 1 0 100%;
      order: 1;
      block-size: ${space[2]};
      content: '';
    }

    li:has(> [rel]) {
      flex: 0 1 calc(50% - ${space[1]});
      order: 2;
      margin-inline: auto;
    }

    a[rel] {
      inline-size: 100%;
      border: ${border.control};
    }
  }

  /* Hides the current page's second neighbours beside a gap, so that the row fits on one line on a phone. */
  @media (width < 25rem) {
    li:has(> [aria-current]) + li + li:has(+ li > span) > a,
    li:has(> span):has(+ li + li > [aria-current]) > a {
      display: none;
    }
  }
`;

const PageLink = styled(Link)`
  display: inline-grid;
  place-items: center;
  min-inline-size: ${size.targetSmall};
  min-block-size: ${size.target};
  padding-inline: ${space[2]};

  @media (width < 30rem) {
    padding-inline: ${space[1]};
  }

  border: ${stroke.hairline} solid transparent;
  border-radius: ${radius.medium};
  color: ${color.textLink};
  font-weight: ${font.weightMedium};
  text-decoration: none;

  &:hover {
    background: ${color.surfaceHover};
    text-decoration: underline;
  }

  &[aria-current] {
    border: ${border.strong};
    background: ${color.surfaceRaised};
    color: ${color.textBody};
  }

  svg {
    inline-size: 1.25rem;
    block-size: 1.25rem;
  }
`;

const Gap = styled.span`
  color: ${color.textMuted};
`;

/**
 * Links to the other pages of a list, so that Back and open-in-new-tab work. Renders nothing for a single page (spec
 * 9.2).
 */
export function Pagination({ pages, hrefFor, label = 'Pages' }: PaginationProps) {
  const current = pages.findIndex(({ isCurrent }) => isCurrent);
  const previous = pages[current - 1];
  const next = current === -1 ? undefined : pages[current + 1];
  if (pages.length < 2) return null;
  return (
    <nav aria-label={label}>
      <List>
        {previous && (
          <li>
            <PageLink
              href={hrefFor(previous.page)}
              rel="prev"
              aria-label="Previous"
              title="Previous"
            >
              <ChevronLeft aria-hidden />
            </PageLink>
          </li>
        )}
        {pages.map(({ page, isCurrent }, index) => (
          <li key={page}>
            {index > 0 && page - (pages[index - 1]?.page ?? page) > 1 && <Gap aria-hidden>…</Gap>}
            <PageLink
              href={hrefFor(page)}
              aria-label={`Page ${page}`}
              aria-current={isCurrent ? 'page' : undefined}
            >
              {page}
            </PageLink>
          </li>
        ))}
        {next && (
          <li>
            <PageLink href={hrefFor(next.page)} rel="next" aria-label="Next" title="Next">
              <ChevronRight aria-hidden />
            </PageLink>
          </li>
        )}
      </List>
    </nav>
  );
}
