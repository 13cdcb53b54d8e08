import { styled } from 'styled-components';
import { border, color, radius, space } from '@formulary/theme/tokens';
import { Button } from '../../primitives/buttons/Button/Button.tsx';
import { Cluster } from '../../primitives/layout/Cluster.tsx';
import { Stack } from '../../primitives/layout/Stack.tsx';
import type { CommonFieldProps } from '../CommonFieldProps.ts';
import { Select, type SelectOption } from '../Select/Select.tsx';

export interface ChoiceListProps extends CommonFieldProps {
  options: readonly SelectOption[];
  /** Values of the chosen options, in their order. */
  values: readonly string[];
  onChange: (next: readonly string[]) => void;
  /** Text of the select that adds another one: 'Add a category'. */
  addLabel: string;
}

const Chosen = styled.ol`
  padding: 0;
  border: ${border.hairline};
  border-radius: ${radius.medium};
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[2]};
    padding: ${space[2]} ${space[3]};
    overflow-wrap: anywhere;
  }

  li + li {
    border-block-start: ${border.hairline};
  }

  li:first-child {
    background: ${color.surfaceSunken};
  }
`;

/** Shows an ordered choice of several options: the chosen ones, each to be made the first or removed, and a select that adds one. */
export function ChoiceList({
  options,
  values,
  onChange,
  addLabel,
  label,
  ...words
}: ChoiceListProps) {
  const labelOf = (value: string) =>
    options.find((option) => option.value === value)?.label ?? value;
  const without = (value: string) => values.filter((each) => each !== value);
  return (
    <Stack $gap={2}>
      <Select
        {...words}
        label={label}
        value=""
        placeholder={addLabel}
        options={options.filter(({ value }) => !values.includes(value))}
        onChange={(value) => value !== '' && onChange([...values, value])}
      />
      {values.length > 0 && (
        <Chosen>
          {values.map((value, index) => (
            <li key={value}>
              <span>{labelOf(value)}</span>
              <Cluster $gap={1}>
                {index > 0 && (
                  <Button
                    isSmall
                    variant="quiet"
                    aria-label={`Put first: ${labelOf(value)}`}
                    onClick={() => onChange([value, ...without(value)])}
                  >
                    Put first
                  </Button>
                )}
                <Button
                  isSmall
                  variant="quiet"
                  aria-label={`Remove ${labelOf(value)}`}
                  onClick={() => onChange(without(value))}
                >
                  Remove
                </Button>
              </Cluster>
            </li>
          ))}
        </Chosen>
      )}
    </Stack>
  );
}
