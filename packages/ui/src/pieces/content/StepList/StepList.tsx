import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { headingStyle } from '@formulary/theme/headingStyle';
import { border, color, font, radius, size, space } from '@formulary/theme/tokens';

export interface StepListProps {
  /** Steps in order. */
  steps: readonly { readonly title: string; readonly body: ReactNode }[];
}

const Root = styled.ol`
  display: grid;
  max-inline-size: ${size.measure};
  counter-reset: step;

  & > li {
    display: grid;
    grid-template-columns: ${size.targetSmall} minmax(0, 1fr);
    gap: ${space[1]} ${space[4]};
    padding-block-end: ${space[8]};
    counter-increment: step;
    break-inside: avoid;
  }

  & > li::before {
    display: grid;
    place-items: center;
    grid-row: span 2;
    align-self: start;
    block-size: ${size.targetSmall};
    border: ${border.control};
    border-radius: ${radius.round};
    color: ${color.textLink};
    font-weight: ${font.weightBold};
    content: counter(step);
  }

  h2 {
    ${headingStyle(3)}
    padding-block-start: ${space[2]};
  }
`;

const Body = styled.div`
  display: grid;
  grid-column: 2;
  gap: ${space[3]};
`;

/** Lists the steps of a procedure, each with number, name and explanation. */
export function StepList({ steps }: StepListProps) {
  return (
    <Root>
      {steps.map(({ title, body }) => (
        <li key={title}>
          <h2>{title}</h2>
          <Body>{body}</Body>
        </li>
      ))}
    </Root>
  );
}
