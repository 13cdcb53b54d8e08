import { type KeyboardEvent, useState } from 'react';
import { Minus, Plus } from 'lucide-react';
import { styled } from 'styled-components';
import { media } from '@formulary/theme/media';
import { tabularFigures } from '@formulary/theme/tabularFigures';
import { border, color, font, radius, size } from '@formulary/theme/tokens';
import { FieldFrame } from '../FieldFrame.tsx';
import type { CommonFieldProps } from '../CommonFieldProps.ts';
import { IconButton } from '../../primitives/buttons/IconButton/IconButton.tsx';

export interface QuantityFieldProps extends Omit<CommonFieldProps, 'label'> {
  /** Plain text: it also names the buttons ("Increase Quantity"). */
  label: string;
  value: number;
  /** Receives a whole number: on each step, and for typed text on Enter or blur. */
  onChange: (next: number) => void;
  /**
   * Limit of the steppers. A typed number beyond it is still reported, because only the parent knows the error message.
   */
  min?: number;
  max?: number;
  /** Error message for anything but a whole number. */
  invalidMessage?: string;
}

/* The outline lies on top, so that the field is as high as a button and its steppers are full targets. */
const Well = styled.div`
  position: relative;
  display: inline-flex;
  inline-size: fit-content;
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};

  &::after {
    position: absolute;
    inset: 0;
    border: ${border.control};
    border-radius: inherit;
    content: '';
    pointer-events: none;
  }

  &:has([aria-invalid='true'])::after {
    border: ${border.error};
  }

  ${media.print} {
    &::after {
      content: none;
    }
  }
`;

const Input = styled.input`
  ${tabularFigures}
  inline-size: 3.25rem;
  min-block-size: ${size.target};
  padding: 0;
  border: 0;
  border-inline: ${border.hairline};
  background: transparent;
  font-weight: ${font.weightMedium};
  text-align: center;

  &:disabled {
    color: ${color.textDisabled};
  }

  ${media.print} {
    inline-size: 6ch;
    min-block-size: 0;
    border: 0;
    text-align: start;
  }
`;

const WHOLE_NUMBER = /^\d{1,6}$/;

/** Shows a quantity with a minus button, a number field and a plus button. Arrow keys step too; Esc undoes typing. */
export function QuantityField({
  label,
  description,
  errorMessage,
  isRequired,
  isDisabled = false,
  isLabelHidden,
  id,
  value,
  onChange,
  min = 0,
  max = 999_999,
  invalidMessage = 'Enter a whole number',
}: QuantityFieldProps) {
  // Field text that differs from the parent's `value`; discarded when `value` changes.
  const [draft, setDraft] = useState<{ text: string; over: number; isSent: boolean } | null>(null);
  const [isRefused, setIsRefused] = useState(false);
  // Discards the draft for good, so that it does not return if the parent later restores the old value.
  if (draft && draft.over !== value) setDraft(null);
  const text = draft && draft.over === value ? draft.text : String(value);
  const shown = WHOLE_NUMBER.test(text.trim()) ? Number(text) : value;

  const show = (next: string, isSent = false) => setDraft({ text: next, over: value, isSent });

  const commit = () => {
    const isWhole = WHOLE_NUMBER.test(text.trim());
    setIsRefused(!isWhole);
    if (!isWhole || shown === value) return;
    show(text, true);
    onChange(shown);
  };

  // Blur must not report again what Enter already reported.
  const handleBlur = () => {
    if (draft && !draft.isSent) commit();
  };

  const step = (by: 1 | -1) => {
    const next = shown + by;
    if (next < min || next > max) return;
    setIsRefused(false);
    show(String(next), true);
    onChange(next);
  };

  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit();
    else if (event.key === 'ArrowUp') step(1);
    else if (event.key === 'ArrowDown') step(-1);
    else if (event.key === 'Escape' && draft) {
      setDraft(null);
      setIsRefused(false);
    } else return;
    event.preventDefault();
  };

  return (
    <FieldFrame
      label={label}
      description={description}
      errorMessage={isRefused ? invalidMessage : errorMessage}
      isRequired={isRequired}
      isDisabled={isDisabled}
      isLabelHidden={isLabelHidden}
      id={id}
    >
      {(control) => (
        <Well>
          <IconButton
            label={`Decrease ${label}`}
            isDisabled={isDisabled || shown <= min}
            onClick={() => step(-1)}
          >
            <Minus aria-hidden />
          </IconButton>
          <Input
            {...control}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            value={text}
            onChange={(event) => show(event.target.value)}
            onKeyDown={handleKey}
            onFocus={(event) => event.target.select()}
            onBlur={handleBlur}
          />
          <IconButton
            label={`Increase ${label}`}
            isDisabled={isDisabled || shown >= max}
            onClick={() => step(1)}
          >
            <Plus aria-hidden />
          </IconButton>
        </Well>
      )}
    </FieldFrame>
  );
}
