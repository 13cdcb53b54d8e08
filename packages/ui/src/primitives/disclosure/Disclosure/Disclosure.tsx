import type { ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { styled } from 'styled-components';
import { border, color, font, motion, size, space } from '@formulary/theme/tokens';

export interface DisclosureProps {
  /** The toggle, which names the content: a question, a title. */
  label: ReactNode;
  children: ReactNode;
  isOpenAtFirst?: boolean;
  /** Opening one disclosure closes the others of the same name. */
  name?: string;
  onToggle?: (isOpen: boolean) => void;
}

const Root = styled.details`
  border-block-end: ${border.hairline};

  & > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[4]};
    min-block-size: ${size.target};
    padding-block: ${space[3]};
    font-weight: ${font.weightMedium};
    cursor: pointer;
    list-style: none;

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
      transition: rotate ${motion.steady} ${motion.easeOut};
    }
  }

  &[open] > summary svg {
    rotate: 180deg;
  }
`;

const Content = styled.div`
  padding-block-end: ${space[5]};
  max-inline-size: 68ch;
`;

/** Shows further content on request. It is a native `<details>`, so find-in-page searches it too. */
export function Disclosure({
  label,
  children,
  isOpenAtFirst = false,
  name,
  onToggle,
}: DisclosureProps) {
  return (
    <Root
      open={isOpenAtFirst}
      name={name}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary>
        <span>{label}</span>
        <ChevronDown aria-hidden />
      </summary>
      <Content>{children}</Content>
    </Root>
  );
}
