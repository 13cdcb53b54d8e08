import { useId } from 'react';
import { styled } from 'styled-components';
import { color, font, space } from '@formulary/theme/tokens';
import { FieldError } from './FieldError.tsx';
import type { CommonFieldProps } from './CommonFieldProps.ts';
import { VisuallyHidden } from '../primitives/layout/VisuallyHidden.tsx';
import type { Elements } from '../primitives/elements.ts';

/** Attributes that tie the control to its label, help and error. */
export interface FieldControl {
  readonly id: string;
  readonly required: boolean;
  readonly disabled: boolean;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface FieldFrameProps extends CommonFieldProps {
  readonly children: (control: FieldControl) => Elements;
  /** Shown to the right of the help and error line, such as a character count. */
  readonly aside?: Elements;
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  min-inline-size: 0;
`;

const Label = styled.label`
  font-weight: ${font.weightMedium};
  line-height: ${font.lineHeading};

  [data-disabled] > & {
    color: ${color.textDisabled};
  }
`;

const Optional = styled.span`
  color: ${color.textMuted};
  font-weight: ${font.weightBody};
`;

const Description = styled.div`
  max-inline-size: 60ch;
  text-wrap: pretty;
  color: ${color.textMuted};
  font-size: ${font.sizeSmall};
`;

const Foot = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space[4]};
`;

/** Lays out every field: label, help, control and error, linked for screen readers. */
export function FieldFrame({
  label,
  description,
  errorMessage,
  isRequired,
  isDisabled = false,
  isLabelHidden = false,
  id: givenId,
  aside,
  children,
}: FieldFrameProps) {
  const madeUpId = useId();
  const id = givenId ?? madeUpId;
  const isInvalid = Boolean(errorMessage);
  const descriptionId = description ? `${id}-description` : undefined;
  const errorId = isInvalid ? `${id}-error` : undefined;
  const LabelWords = isLabelHidden ? VisuallyHidden : 'span';

  return (
    <Root
      data-part="field"
      data-invalid={isInvalid || undefined}
      data-disabled={isDisabled || undefined}
    >
      <Label htmlFor={id}>
        <LabelWords>
          <span>{label}</span> {isRequired === false && <Optional>(optional)</Optional>}
        </LabelWords>
      </Label>
      {description && (
        <Description id={descriptionId} data-part="description">
          {description}
        </Description>
      )}
      {children({
        id,
        required: isRequired === true,
        disabled: isDisabled,
        'aria-invalid': isInvalid || undefined,
        'aria-describedby': [errorId, descriptionId].filter(Boolean).join(' ') || undefined,
      })}
      {(isInvalid || aside) && (
        <Foot data-part="foot">
          <div>{isInvalid && <FieldError id={errorId}>{errorMessage}</FieldError>}</div>
          {aside}
        </Foot>
      )}
    </Root>
  );
}
