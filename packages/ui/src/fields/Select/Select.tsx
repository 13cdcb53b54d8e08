import type { ComponentPropsWithRef } from 'react';
import { ChevronDown } from 'lucide-react';
import { styled } from 'styled-components';
import { color, space } from '@formulary/theme/tokens';
import { controlStyle } from '../controlStyle.ts';
import { FieldFrame } from '../FieldFrame.tsx';
import type { CommonFieldProps } from '../CommonFieldProps.ts';

type NativeProps = Pick<
  ComponentPropsWithRef<'select'>,
  'autoComplete' | 'name' | 'onBlur' | 'onFocus' | 'ref'
>;

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly isDisabled?: boolean;
}

export interface SelectProps extends CommonFieldProps, NativeProps {
  options: readonly SelectOption[];
  /** Value of the chosen option; '' while none is chosen. */
  value: string;
  onChange: (next: string) => void;
  /** Text while nothing is chosen. It cannot be chosen again when the field is required. */
  placeholder?: string;
}

const Well = styled.div`
  position: relative;

  & > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: ${space[3]};
    inline-size: 1.25rem;
    block-size: 100%;
    color: ${color.textMuted};
    pointer-events: none;
  }
`;

const Control = styled.select`
  ${controlStyle}
  padding-inline-end: ${space[10]};
  appearance: none;
  text-overflow: ellipsis;

  option {
    background: ${color.surfaceRaised};
    color: ${color.textBody};
  }
`;

/** Shows a native select, so that phones open their familiar list. */
export function Select({
  label,
  description,
  errorMessage,
  isRequired,
  isDisabled,
  isLabelHidden,
  id,
  options,
  placeholder,
  onChange,
  ...native
}: SelectProps) {
  const words = { label, description, errorMessage, isRequired, isDisabled, isLabelHidden, id };
  return (
    <FieldFrame {...words}>
      {(control) => (
        <Well>
          <Control {...native} {...control} onChange={(event) => onChange(event.target.value)}>
            {placeholder !== undefined && (
              <option value="" disabled={isRequired === true}>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.isDisabled}>
                {option.label}
              </option>
            ))}
          </Control>
          <ChevronDown aria-hidden />
        </Well>
      )}
    </FieldFrame>
  );
}
