import { ExternalLink } from 'lucide-react';
import { styled } from 'styled-components';
import { Link } from '../../../primitives/navigation/Link/Link.tsx';
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.tsx';
import { color, space } from '@formulary/theme/tokens';
import { menuLinkStyle } from '../menuLinkStyle.ts';
import type { SiteLink } from '../menuLinks.ts';

export interface MenuLinksProps {
  links: readonly SiteLink[];
}

const MenuLink = styled(Link)`
  ${menuLinkStyle}

  svg {
    flex: none;
    inline-size: 1rem;
    block-size: 1rem;
    margin-inline-start: ${space[2]};
    color: ${color.textMuted};
  }
`;

/** Lists links vertically, for menus and the sidebar. */
export function MenuLinks({ links }: MenuLinksProps) {
  return (
    <ul>
      {links.map(({ label, href, isNewTab }) => (
        <li key={href}>
          {isNewTab === true ? (
            <MenuLink href={href} target="_blank" rel="noopener">
              <span>{label}</span>
              <ExternalLink aria-hidden />
              <VisuallyHidden> (PDF, in a new tab)</VisuallyHidden>
            </MenuLink>
          ) : (
            <MenuLink href={href}>{label}</MenuLink>
          )}
        </li>
      ))}
    </ul>
  );
}
