import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { headingStyle } from '@formulary/theme/headingStyle';
import { media } from '@formulary/theme/media';
import { color, size, space } from '@formulary/theme/tokens';
import { UnbrokenText } from '../../catalogue/product/UnbrokenText/UnbrokenText.tsx';
import type { Elements } from '../../../primitives/elements.ts';

export interface PageHeaderProps {
  title: ReactNode;
  /** Sentence below the title: the subject of the page, or a count. */
  children?: ReactNode;
  /** Actions for the whole page. */
  actions?: Elements | undefined;
  /** Title and sentence in one line on a laptop, above tables to scan. */
  isDense?: boolean;
  /** The title has a line of its own, and the next keeps room for the actions, which may come later. */
  hasLongTitle?: boolean;
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space[4]};

  h1 {
    ${headingStyle(1)}
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  ${media.fromDesktop} {
    &[data-dense] {
      align-items: center;
      min-block-size: ${size.target};

      h1 {
        ${headingStyle(2)}
      }
    }
  }

  &[data-long] {
    gap: ${space[1]} ${space[4]};

    h1 {
      flex: 1 0 100%;
    }
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space[2]};
  min-inline-size: 0;

  ${media.fromDesktop} {
    [data-dense] > & {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      gap: ${space[1]} ${space[3]};
    }
  }

  [data-long] > && {
    display: contents;
  }
`;

const About = styled.div`
  max-inline-size: ${size.measure};
  color: ${color.textMuted};

  [data-long] & {
    align-content: center;
    min-block-size: ${size.target};
  }
`;

/**
 * Shows the page title, its only level-one heading. It can take the focus, so that screen readers announce a page
 * change.
 */
export function PageHeader({
  title,
  children,
  actions,
  isDense = false,
  hasLongTitle = false,
}: PageHeaderProps) {
  return (
    <Root data-dense={isDense || undefined} data-long={hasLongTitle || undefined}>
      <Words>
        <h1 tabIndex={-1}>
          {typeof title === 'string' ? <UnbrokenText>{title}</UnbrokenText> : title}
        </h1>
        {children && <About>{children}</About>}
      </Words>
      {actions}
    </Root>
  );
}
