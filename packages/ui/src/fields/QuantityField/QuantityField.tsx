import { type KeyboardEvent, useState } from 'react';
import { Minus, Plus } from 'lucide-react';
import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { tabularFigures } from '../../theme/tabularFigures.ts';
import { border, color, font, radius, size } from '../../theme/tokens.ts';
import { FieldFrame } from '../FieldFrame.tsx';
import type { FieldWords } from '../fieldWords.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';

export interface QuantityFieldProps extends Omit<FieldWords, 'label'> {
  /** Plain words: the buttons are named after it ("Increase Quantity"). */
  label: string;
  value: number;
  /** Gets a whole number, on a step at once, on typing with Enter or when the field is left. */
  onChange: (next: number) => void;
  /** Where the steppers stop. A typed number beyond them is passed on all the same: only its owner knows the sentence that refuses it. */
  min?: number;
  max?: number;
  /** The sentence for what is not a whole number. */
  invalidMessage?: string;
}

/* The outline lies over what it holds, so that the field is as high as a button and its steppers are whole targets. */
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

/** How many: a step down, a typed number, a step up. Arrow keys step too; Esc takes back what was typed. */
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
  // What stands in the field while it differs from the owner's value; it falls back when that value moves.
  const [draft, setDraft] = useState<{ text: string; over: number; isSent: boolean } | null>(null);
  const [isRefused, setIsRefused] = useState(false);
  // A value that has moved stays moved: if the owner takes it back later, the old typing does not come back with it.
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

  // Leaving must not ask again for what Enter already asked for.
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
