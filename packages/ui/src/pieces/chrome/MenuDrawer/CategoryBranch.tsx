import type { Category } from '@formulary/rules/catalogue/category';
import { ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../../../primitives/buttons/IconButton/IconButton.tsx';
import { Link } from '../../../primitives/navigation/Link/Link.tsx';
import { motion } from '@formulary/theme/tokens';
import { menuLinkStyle } from '../menuLinkStyle.ts';
import { UnbrokenText } from '../../catalogue/product/UnbrokenText/UnbrokenText.tsx';
import type { Elements } from '../../../primitives/elements.ts';

export interface CategoryBranchProps {
  category: Category;
  href: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** Id of the sub-menu. */
  menuId: string;
  /** The sub-menu, if the category has one. */
  children?: Elements;
}

/* Handles key events that bubble from its link and button; takes no focus itself. */
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

/** Shows a category of the menu: a link, and a button for its sub-menu if it has one. Esc closes the sub-menu only. */
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
    // Closes one level at a time: stops the menu or drawer around it from handling Esc.
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
