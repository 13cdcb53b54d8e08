import type { ComponentPropsWithRef, KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { formatCount } from '@formulary/rules/text/formatCount';
import { tabularFigures } from '@formulary/theme/tabularFigures';
import { color, font, size } from '@formulary/theme/tokens';
import { controlStyle } from '../controlStyle.ts';
import { FieldFrame } from '../FieldFrame.tsx';
import type { CommonFieldProps } from '../CommonFieldProps.ts';
import { VisuallyHidden } from '../../primitives/layout/VisuallyHidden.tsx';

type NativeProps = Pick<
  ComponentPropsWithRef<'textarea'>,
  'name' | 'onBlur' | 'onFocus' | 'ref' | 'rows'
>;

export interface TextAreaProps extends CommonFieldProps, NativeProps {
  value: string;
  onChange: (next: string) => void;
  /** Maximum number of characters. The field shows how many are left; it reports excess text and never cuts it off. */
  maxLength?: number | undefined;
}

const Area = styled.textarea`
  ${controlStyle}
  display: block;
  min-block-size: calc(2 * ${size.target});
  /* A long text scrolls within the field, whose label and count stay in reach. */
  max-block-size: max(70vh, calc(4 * ${size.target}));
  field-sizing: content;
  resize: vertical;
`;

const Count = styled.div`
  ${tabularFigures}
  flex: none;
  color: ${color.textMuted};
  font-size: ${font.sizeSmall};

  &[data-over] {
    color: ${color.textDanger};
    font-weight: ${font.weightMedium};
  }
`;

/** Ctrl Enter, or ⌘ Enter, submits the form: Enter alone begins a new line. */
function submitByKey({ key, ctrlKey, metaKey, currentTarget }: KeyboardEvent<HTMLTextAreaElement>) {
  if (key === 'Enter' && (ctrlKey || metaKey)) currentTarget.form?.requestSubmit();
}

function leftInWords(left: number): string {
  const characters = Math.abs(left) === 1 ? 'character' : 'characters';
  return left < 0
    ? `${formatCount(-left)} ${characters} too many`
    : `${formatCount(left)} ${characters} left`;
}

/**
 * Shows a multi-line text field. With `maxLength` it shows the characters left, and announces them only when few are
 * left.
 */
export function TextArea({
  label,
  description,
  errorMessage,
  isRequired,
  isDisabled,
  isLabelHidden,
  id,
  maxLength,
  rows = 4,
  value,
  onChange,
  ...native
}: TextAreaProps) {
  const left = maxLength === undefined ? undefined : maxLength - value.length;
  const isNearLimit = left !== undefined && maxLength !== undefined && left <= maxLength / 10;
  const words = { label, description, errorMessage, isRequired, isDisabled, isLabelHidden, id };
  return (
    <FieldFrame
      {...words}
      aside={
        left !== undefined && (
          <>
            <Count aria-hidden data-over={left < 0 || undefined}>
              {leftInWords(left)}
            </Count>
            <VisuallyHidden as="output">{isNearLimit && leftInWords(left)}</VisuallyHidden>
          </>
        )
      }
    >
      {(control) => (
        <Area
          {...native}
          {...control}
          rows={rows}
          onKeyDown={submitByKey}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FieldFrame>
  );
}
