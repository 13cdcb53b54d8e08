import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '@formulary/theme/media';
import { space } from '@formulary/theme/tokens';
import type { Elements } from '../../../primitives/elements.ts';

export interface ListAndPanelProps {
  /** Filters and grid. */
  children: ReactNode;
  /** A SidePanel, while something is open. */
  panel: Elements;
}

/** Fills its parent. Below 64 rem the panel covers the list, which keeps its size and its place behind it. */
const Root = styled.div`
  display: grid;
  min-inline-size: 0;
  min-block-size: 0;
  block-size: 100%;

  & > * {
    grid-area: 1 / 1;
  }

  &[data-open] > :first-child {
    visibility: hidden;
  }

  ${media.fromDesktop} {
    display: flex;
    gap: ${space[4]};

    &[data-open] > :first-child {
      visibility: visible;
    }
  }
`;

const List = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space[3]};
  min-inline-size: 0;
  min-block-size: 0;
`;

/** Lays out a list and the detail beside it. With a height of its parent both scroll on their own. */
export function ListAndPanel({ children, panel }: ListAndPanelProps) {
  return (
    <Root data-open={panel ? true : undefined}>
      <List>{children}</List>
      {panel}
    </Root>
  );
}
