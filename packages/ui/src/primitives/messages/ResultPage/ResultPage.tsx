import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { headingStyle } from '@formulary/theme/headingStyle';
import { media } from '@formulary/theme/media';
import { border, color, radius, size, space } from '@formulary/theme/tokens';
import type { Elements } from '../../elements.ts';

export interface ResultPageProps {
  tone: 'success' | 'danger' | 'info';
  icon: Elements;
  title: string;
  children: ReactNode;
  /** Links onward. */
  actions: ReactNode;
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space[5]};
  max-inline-size: ${size.measure};
  margin-inline: auto;
  padding: clamp(${space[4]}, 4vw, ${space[12]});
  border: ${border.hairline};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};

  & > svg {
    inline-size: 3rem;
    block-size: 3rem;
    color: ${color.textSuccess};
    stroke-width: 1.5;
  }

  &[data-tone='info'] > svg {
    color: ${color.textInfo};
  }

  &[data-tone='danger'] > svg {
    color: ${color.textDanger};
  }

  h1 {
    ${headingStyle(1)}
  }

  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[4]};
    inline-size: 100%;
  }

  ${media.print} {
    margin-inline: 0;
    padding: 0;
    border: 0;
  }
`;

const Actions = styled.div`
  && {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[3]};
  }
`;

/** Shows the result of an action, or that it is pending, as a whole page. */
export function ResultPage({ tone, icon, title, children, actions }: ResultPageProps) {
  return (
    <Root data-tone={tone}>
      {icon}
      <h1 tabIndex={-1}>{title}</h1>
      <div>{children}</div>
      <Actions>{actions}</Actions>
    </Root>
  );
}
