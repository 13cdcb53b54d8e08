import { headingStyle } from '@formulary/theme/headingStyle';
import type { Elements } from '@formulary/ui/primitives/elements';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { useId } from 'react';
import { styled } from 'styled-components';

const Part = styled(Stack)`
  h2 {
    ${headingStyle(3)}
  }

  ul {
    padding: 0;
    list-style: none;
  }
`;

interface RecordSectionProps {
  readonly title: string;
  readonly children: Elements;
}

/** Groups a part of a record below its heading. */
export function RecordSection({ title, children }: RecordSectionProps) {
  const id = useId();
  return (
    <Part as="section" $gap={3} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Part>
  );
}
