import type { Category } from '@formulary/rules/catalogue/category';
import { ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { motion } from '../../../theme/tokens.ts';
import { menuLinkStyle } from '../menuLinkStyle.ts';
import { UnbrokenText } from '../../catalogue/UnbrokenText/UnbrokenText.tsx';
import type { Elements } from '../../../primitives/elements.ts';

export interface CategoryBranchProps {
  category: Category;
  href: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** The id of the sub-menu. */
  menuId: string;
  /** The sub-menu, when there is anything below the category. */
  children?: Elements;
}

/* Keys bubble up to it from the links and the button inside; it takes no focus itself. */
const Branch = styled.li``;

const Row = styled.div`
  display: flex;
  align-items: center;

  svg {
    transition: rotate ${motion.quick} ${motion.easeOut};
  }

  [aria-expanded='true'] svg {
    rotate: 90deg;
  }
`;

const CategoryLink = styled(Link)`
  ${menuLinkStyle}
`;

/** A category of the menu: a link, and beside it a button for the sub-menu when it has one. Esc closes the sub-menu only. */
export function CategoryBranch({
  category,
  href,
  isOpen,
  onToggle,
  menuId,
  children,
}: CategoryBranchProps) {
  const toggle = useRef<HTMLButtonElement>(null);

  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    // One level at a time: neither the menu around it nor a drawer may hear of it.
    event.preventDefault();
    event.stopPropagation();
    onToggle(false);
    toggle.current?.focus();
  };

  return (
    <Branch onKeyDown={handleKey} data-open={isOpen || undefined}>
      <Row>
        <CategoryLink href={href}>
          <UnbrokenText>{category.name}</UnbrokenText>
        </CategoryLink>
        {children && (
          <IconButton
            ref={toggle}
            label={`${category.name}: sub-categories`}
            aria-expanded={isOpen}
            aria-controls={isOpen ? menuId : undefined}
            onClick={() => onToggle(!isOpen)}
          >
            <ChevronRight aria-hidden />
          </IconButton>
        )}
      </Row>
      {isOpen && children}
    </Branch>
  );
}
