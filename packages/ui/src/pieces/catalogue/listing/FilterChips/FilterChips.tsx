import type { FilterOption } from '@formulary/rules/catalogue/listing/filterGroups';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { Link } from '../../../../primitives/navigation/Link/Link.tsx';
import { TextLink } from '../../../../primitives/navigation/TextLink/TextLink.tsx';
import { VisuallyHidden } from '../../../../primitives/layout/VisuallyHidden.tsx';
import { border, color, font, radius, size, space } from '@formulary/theme/tokens';

export interface FilterChipsProps {
  /** The active filters. */
  options: readonly FilterOption[];
  hrefFor: (option: FilterOption) => string;
  /** The list without any filter. */
  clearHref: string;
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
`;

const Chip = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: ${size.targetSmall};
  padding-inline: ${space[3]};
  border: ${border.control};
  border-radius: ${radius.round};
  background: ${color.surfaceRaised};
  color: ${color.textBody};
  font-size: ${font.sizeSmall};
  text-decoration: none;

  &:hover {
    background: ${color.surfaceHover};
    text-decoration: underline;
  }

  svg {
    flex: none;
    inline-size: 1rem;
    block-size: 1rem;
  }
`;

const Clear = styled(TextLink)`
  display: inline-flex;
  align-items: center;
  min-block-size: ${size.targetSmall};
  padding-inline: ${space[2]};
  font-size: ${font.sizeSmall};
`;

/** Shows the active filters of a list; pressing one removes it. The focus stays among them. */
export function FilterChips({ options, hrefFor, clearHref }: FilterChipsProps) {
  const group = useRef<HTMLElement>(null);
  const keepFocus = () => group.current?.focus({ preventScroll: true });
  return (
    <section ref={group} aria-label="Filters in use" tabIndex={-1}>
      {options.length > 0 && (
        <List>
          {options.map((option) => (
            <li key={option.key}>
              <Chip href={hrefFor(option)} rel="nofollow" onClick={keepFocus}>
                <VisuallyHidden>Remove filter </VisuallyHidden>
                <span>{option.label}</span>
                <X aria-hidden />
              </Chip>
            </li>
          ))}
          <li>
            <Clear href={clearHref} onClick={keepFocus}>
              Clear filters
            </Clear>
          </li>
        </List>
      )}
    </section>
  );
}
