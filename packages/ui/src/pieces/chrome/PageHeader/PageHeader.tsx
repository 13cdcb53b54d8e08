import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { headingStyle } from '../../../theme/headingStyle.ts';
import { color, size, space } from '../../../theme/tokens.ts';
import { UnbrokenText } from '../../catalogue/UnbrokenText/UnbrokenText.tsx';
import type { Elements } from '../../../primitives/elements.ts';

export interface PageHeaderProps {
  title: ReactNode;
  /** A sentence under the title: what the page is about, how many there are. */
  children?: ReactNode;
  /** What can be done on this page as a whole. */
  actions?: Elements;
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space[4]};

  h1 {
    ${headingStyle(1)}
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space[2]};
  min-inline-size: 0;
`;

const About = styled.div`
  max-inline-size: ${size.measure};
  color: ${color.textMuted};
`;

/** The title of a page, the one level-one heading on it. It can take the focus, for those who hear a page change. */
export function PageHeader({ title, children, actions }: PageHeaderProps) {
  return (
    <Root>
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
