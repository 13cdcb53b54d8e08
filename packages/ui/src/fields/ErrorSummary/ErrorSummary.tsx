import type { MouseEvent, Ref } from 'react';
import { styled } from 'styled-components';
import { headingStyle } from '@formulary/theme/headingStyle';
import { border, color, radius, size, space } from '@formulary/theme/tokens';

export interface ErrorSummaryProps {
  title?: string;
  /** In the order of the fields. `fieldId` is the field's `id`. */
  errors: readonly { readonly fieldId: string; readonly message: string }[];
  ref?: Ref<HTMLDivElement>;
}

const Root = styled.div`
  display: grid;
  gap: ${space[2]};
  padding: ${space[4]} ${space[5]};
  border: ${border.error};
  border-radius: ${radius.medium};
  background: ${color.surfaceDanger};

  h2 {
    ${headingStyle(3)}
  }

  a {
    display: inline-block;
    min-block-size: ${size.targetLeast};
    color: ${color.textDanger};
    text-underline-offset: 0.2em;
  }

  li + li {
    margin-block-start: ${space[1]};
  }
`;

function goToField(event: MouseEvent<HTMLAnchorElement>, fieldId: string) {
  event.preventDefault();
  const field = document.getElementById(fieldId);
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}

/** Lists the errors of a form above it, each with a link to its field. Renders nothing without errors. */
export function ErrorSummary({ title = 'There is a problem', errors, ref }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  return (
    <Root ref={ref} role="alert" tabIndex={-1}>
      <h2>{title}</h2>
      <ul>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={(event) => goToField(event, fieldId)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Root>
  );
}
