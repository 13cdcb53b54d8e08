import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Stack } from '../../primitives/layout/Stack.tsx';
import { headingStyle } from '@formulary/theme/headingStyle';
import { space } from '@formulary/theme/tokens';

export interface FormSectionProps {
  legend: string;
  children: ReactNode;
}

const Legend = styled.legend`
  ${headingStyle(3)}
  padding: ${space[4]} 0;
`;

/** Groups fields of a long form under a heading that screen readers read with each of them. */
export function FormSection({ legend, children }: FormSectionProps) {
  return (
    <fieldset>
      <Legend>{legend}</Legend>
      <Stack $gap={5}>{children}</Stack>
    </fieldset>
  );
}
