import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ChevronRight } from 'lucide-react';
import { media } from '@formulary/theme/media';
import { color, font, size, space } from '@formulary/theme/tokens';
import { touchTarget } from '@formulary/theme/touchTarget';
import { TextLink } from '../TextLink/TextLink.tsx';

export interface BreadcrumbsProps {
  /** From the outermost to the current page. The href may carry query params. */
  items: readonly { readonly label: ReactNode; readonly href: string }[];
}

/** Width of a chevron and the space beside it. */
const CHEVRON = `1em + ${space[2]}`;

/*
 * Each crumb begins with its chevron. At the start of a line the chevron lies outside of the list, which clips it, so
 * that no line begins or ends with one. The list is wider than its text by the room that focus rings need.
 */
const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} calc(${CHEVRON} + ${space[2]});
  margin-inline-start: calc(-1 * ${space[2]});
  padding-inline-start: ${space[2]};
  overflow-x: clip;
  color: ${color.textMuted};
  font-size: ${font.sizeSmall};

  li {
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
    min-block-size: 1.5rem;
    margin-inline-start: calc(-1 * (${CHEVRON}));
  }

  a {
    ${touchTarget}
  }

  ${media.belowTablet} {
    row-gap: 0;

    li {
      min-block-size: ${size.targetFixed};
    }
  }

  svg {
    flex: none;
    inline-size: 1em;
    block-size: 1em;
  }

  [aria-current] {
    color: ${color.textBody};
    text-decoration: none;
  }
`;

/** Shows the path from the home page to the current page; renders nothing without items. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  if (items.length === 0) return null;
  return (
    <nav aria-label="Breadcrumb">
      <List>
        {items.map(({ label, href }, index) => (
          <li key={href}>
            <ChevronRight aria-hidden />
            <TextLink href={href} aria-current={index === items.length - 1 ? 'page' : undefined}>
              {label}
            </TextLink>
          </li>
        ))}
      </List>
    </nav>
  );
}
