import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { controlStyle } from '../controlStyle.ts';
import { FieldFrame } from '../FieldFrame.tsx';
import type { CommonFieldProps } from '../CommonFieldProps.ts';

type NativeProps = Pick<
  ComponentPropsWithRef<'input'>,
  | 'autoComplete'
  | 'autoCapitalize'
  | 'inputMode'
  | 'maxLength'
  | 'name'
  | 'onBlur'
  | 'onFocus'
  | 'onKeyDown'
  | 'placeholder'
  | 'readOnly'
  | 'ref'
  | 'spellCheck'
>;

export interface TextFieldProps extends CommonFieldProps, NativeProps {
  type?: 'text' | 'email' | 'tel' | 'search' | 'url';
  value: string;
  onChange: (next: string) => void;
}

const Input = styled.input`
  ${controlStyle}
`;

/** Shows a single-line text field. It does not validate: the form passes `errorMessage`. */
export function TextField({
  label,
  description,
  errorMessage,
  isRequired,
  isDisabled,
  isLabelHidden,
  id,
  type = 'text',
  onChange,
  ...native
}: TextFieldProps) {
  const words = { label, description, errorMessage, isRequired, isDisabled, isLabelHidden, id };
  return (
    <FieldFrame {...words}>
      {(control) => (
        <Input
          {...native}
          {...control}
          type={type}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FieldFrame>
  );
}
