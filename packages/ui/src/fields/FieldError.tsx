import type { ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import { color, font, space } from '@formulary/theme/tokens';
import { VisuallyHidden } from '../primitives/layout/VisuallyHidden.tsx';

const Root = styled.div`
  display: flex;
  gap: ${space[1]};
  color: ${color.textDanger};
  font-size: ${font.sizeSmall};
  font-weight: ${font.weightMedium};

  svg {
    flex: none;
    inline-size: 1.125em;
    block-size: 1.5em;
  }
`;

interface FieldErrorProps {
  /** The control's `aria-describedby` points to it. */
  readonly id: string | undefined;
  readonly children: ReactNode;
}

/** Shows a field's error: colour, icon and, for screen readers, the word "Error". */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <Root id={id}>
      <CircleAlert aria-hidden />
      <span>
        <VisuallyHidden>Error: </VisuallyHidden>
        <span>{children}</span>
      </span>
    </Root>
  );
}
