import { styled } from 'styled-components';
import { Link } from '../../primitives/Link/Link.tsx';
import { menuLinkStyle } from './menuLinkStyle.ts';
import type { SiteLink } from './SiteLink.ts';

export interface MenuLinksProps {
  links: readonly SiteLink[];
}

const MenuLink = styled(Link)`
  ${menuLinkStyle}
`;

/** Links one under the other, as menus and the sidebar have them. */
export function MenuLinks({ links }: MenuLinksProps) {
  return (
    <ul>
      {links.map(({ label, href }) => (
        <li key={href}>
          <MenuLink href={href}>{label}</MenuLink>
        </li>
      ))}
    </ul>
  );
}
