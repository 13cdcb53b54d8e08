import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ChevronRight } from 'lucide-react';
import { color, font, space } from '@formulary/theme/tokens';
import { TextLink } from '../TextLink/TextLink.tsx';

export interface BreadcrumbsProps {
  /** From the outermost to the current page. The href may carry query params. */
  items: readonly { readonly label: ReactNode; readonly href: string }[];
}

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  color: ${color.textMuted};
  font-size: ${font.sizeSmall};

  li {
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
    min-block-size: 1.5rem;
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
            <TextLink href={href} aria-current={index === items.length - 1 ? 'page' : undefined}>
              {label}
            </TextLink>
            {/* After its crumb: a wrapped line never begins with a chevron. */}
            {index < items.length - 1 && <ChevronRight aria-hidden />}
          </li>
        ))}
      </List>
    </nav>
  );
}
