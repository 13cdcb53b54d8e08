import { type ComponentPropsWithRef, useState } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import { styled } from 'styled-components';
import { size } from '@formulary/theme/tokens';
import { controlStyle } from '../controlStyle.ts';
import { FieldFrame } from '../FieldFrame.tsx';
import type { CommonFieldProps } from '../CommonFieldProps.ts';
import { IconButton } from '../../primitives/buttons/IconButton/IconButton.tsx';

type NativeProps = Pick<
  ComponentPropsWithRef<'input'>,
  'name' | 'onBlur' | 'onFocus' | 'ref' | 'minLength'
>;

export interface PasswordFieldProps extends CommonFieldProps, NativeProps {
  value: string;
  onChange: (next: string) => void;
  /** Tells password managers which password to offer. */
  autoComplete: 'current-password' | 'new-password';
}

const Well = styled.div`
  position: relative;

  & > button {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
  }
`;

const Input = styled.input`
  ${controlStyle}
  padding-inline-end: ${size.target};

  &::-ms-reveal {
    display: none;
  }
`;

/** Shows a password field that can reveal its value. It allows paste and password managers. */
export function PasswordField({
  label,
  description,
  errorMessage,
  isRequired,
  isDisabled,
  isLabelHidden,
  id,
  onChange,
  ...native
}: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const words = { label, description, errorMessage, isRequired, isDisabled, isLabelHidden, id };
  return (
    <FieldFrame {...words}>
      {(control) => (
        <Well>
          <Input
            {...native}
            {...control}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => onChange(event.target.value)}
          />
          <IconButton
            label={isShown ? 'Hide password' : 'Show password'}
            isDisabled={control.disabled}
            aria-controls={control.id}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          </IconButton>
        </Well>
      )}
    </FieldFrame>
  );
}
