import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { tabularFigures } from '@formulary/theme/tabularFigures';
import { border, color, font, motion, radius, space, stroke } from '@formulary/theme/tokens';
import { ChoiceRow } from '../ChoiceRow.ts';
import { FieldError } from '../FieldError.tsx';
import type { CommonFieldProps } from '../CommonFieldProps.ts';
import { VisuallyHidden } from '../../primitives/layout/VisuallyHidden.tsx';

export interface RadioOption {
  readonly value: string;
  readonly label: ReactNode;
  readonly description?: ReactNode;
  /** Shown at the end of the row, such as a price. */
  readonly aside?: ReactNode;
  readonly isDisabled?: boolean;
}

export interface RadioGroupProps
  extends CommonFieldProps, Pick<ComponentPropsWithRef<'input'>, 'name' | 'onBlur' | 'onFocus'> {
  options: readonly RadioOption[];
  /** Value of the chosen option; '' while none is chosen. */
  value: string;
  onChange: (next: string) => void;
}

const Legend = styled.legend`
  padding: 0;
  padding-block-end: ${space[2]};
  font-weight: ${font.weightMedium};
`;

const Muted = styled.span`
  display: block;
  color: ${color.textMuted};
  font-size: ${font.sizeSmall};
`;

const Options = styled.div`
  display: grid;
  gap: ${space[2]};
  margin-block: ${space[1]};
`;

const Option = styled(ChoiceRow)`
  padding: ${space[3]} ${space[4]};
  border: ${border.hairline};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  transition: border-color ${motion.quick} ${motion.easeOut};

  &:hover:not(:has(:disabled)) {
    border-color: ${color.borderControl};
  }

  &:has(:checked:enabled) {
    border-color: ${color.actionPrimary};
    box-shadow: inset 0 0 0 ${stroke.hairline} ${color.actionPrimary};
  }

  [data-invalid] &:not(:has(:disabled)) {
    border-color: ${color.borderError};
  }
`;

const Words = styled.span`
  flex: 1;
`;

const Aside = styled.span`
  ${tabularFigures}
  font-weight: ${font.weightMedium};
`;

/** Shows a few options at once; exactly one can be chosen. Arrow keys move and choose. */
export function RadioGroup({
  label,
  description,
  errorMessage,
  isRequired,
  isDisabled = false,
  isLabelHidden = false,
  id: givenId,
  name: givenName,
  options,
  value,
  onChange,
  onBlur,
  onFocus,
}: RadioGroupProps) {
  const madeUpId = useId();
  const id = givenId ?? madeUpId;
  const isInvalid = Boolean(errorMessage);
  const descriptionId = description ? `${id}-description` : undefined;
  const errorId = isInvalid ? `${id}-error` : undefined;
  const optional = isRequired === false && <span> (optional)</span>;
  return (
    <fieldset
      disabled={isDisabled}
      data-invalid={isInvalid || undefined}
      aria-describedby={[errorId, descriptionId].filter(Boolean).join(' ') || undefined}
    >
      <Legend>
        {isLabelHidden ? (
          <VisuallyHidden>
            <span>{label}</span>
            {optional}
          </VisuallyHidden>
        ) : (
          <>
            <span>{label}</span>
            {optional}
          </>
        )}
      </Legend>
      {description && <Muted id={descriptionId}>{description}</Muted>}
      <Options>
        {options.map((option, index) => (
          <Option key={option.value}>
            <input
              // The first option carries the field's id, so that links to the field focus the first choice.
              id={index === 0 ? id : undefined}
              type="radio"
              name={givenName ?? id}
              value={option.value}
              checked={option.value === value}
              disabled={option.isDisabled}
              required={isRequired === true}
              onChange={() => onChange(option.value)}
              onBlur={onBlur}
              onFocus={onFocus}
            />
            <Words>
              <span>{option.label}</span>
              {option.description && <Muted>{option.description}</Muted>}
            </Words>
            {option.aside && <Aside>{option.aside}</Aside>}
          </Option>
        ))}
      </Options>
      {isInvalid && <FieldError id={errorId}>{errorMessage}</FieldError>}
    </fieldset>
  );
}
