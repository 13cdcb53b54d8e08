import { type ComponentPropsWithRef, useId } from 'react';
import { styled } from 'styled-components';
import { color, font, space } from '@formulary/theme/tokens';
import { ChoiceRow } from '../ChoiceRow.ts';
import { FieldError } from '../FieldError.tsx';
import type { CommonFieldProps } from '../CommonFieldProps.ts';

type NativeProps = Pick<
  ComponentPropsWithRef<'input'>,
  'name' | 'value' | 'onBlur' | 'onFocus' | 'ref'
>;

export interface CheckboxProps extends Omit<CommonFieldProps, 'isLabelHidden'>, NativeProps {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

const Description = styled.div`
  padding-inline-start: calc(1.375rem + ${space[3]});
  color: ${color.textMuted};
  font-size: ${font.sizeSmall};
`;

/** Shows one checkbox with a sentence. The sentence may contain a link; pressing the link does not tick the box. */
export function Checkbox({
  label,
  description,
  errorMessage,
  isRequired,
  isDisabled = false,
  id: givenId,
  isChecked,
  onChange,
  ...native
}: CheckboxProps) {
  const madeUpId = useId();
  const id = givenId ?? madeUpId;
  const isInvalid = Boolean(errorMessage);
  const descriptionId = description ? `${id}-description` : undefined;
  const errorId = isInvalid ? `${id}-error` : undefined;
  return (
    <div data-invalid={isInvalid || undefined} data-disabled={isDisabled || undefined}>
      <ChoiceRow htmlFor={id}>
        <input
          {...native}
          id={id}
          type="checkbox"
          checked={isChecked}
          required={isRequired === true}
          disabled={isDisabled}
          aria-invalid={isInvalid || undefined}
          aria-describedby={[errorId, descriptionId].filter(Boolean).join(' ') || undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>
          <span>{label}</span>
          {isRequired === false && <span> (optional)</span>}
        </span>
      </ChoiceRow>
      {description && <Description id={descriptionId}>{description}</Description>}
      {isInvalid && <FieldError id={errorId}>{errorMessage}</FieldError>}
    </div>
  );
}
