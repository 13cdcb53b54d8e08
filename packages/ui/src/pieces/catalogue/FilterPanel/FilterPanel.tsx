import type { FilterGroup, FilterOption } from '@formulary/rules/catalogue/listing/FilterGroup';
import { styled } from 'styled-components';
import { Checkbox } from '../../../fields/Checkbox/Checkbox.tsx';
import { tabularFigures } from '../../../theme/tabularFigures.ts';
import { border, color, font, space } from '../../../theme/tokens.ts';

export interface FilterPanelProps {
  groups: readonly FilterGroup[];
  /** A value was chosen, or is no longer: `option.next` is the list then. */
  onToggle: (option: FilterOption) => void;
}

const Group = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    font-weight: ${font.weightBold};
  }

  label > span {
    flex: 1;
  }
`;

/* A fieldset's own border would run through its legend. */
const Part = styled.div`
  & + & {
    margin-block-start: ${space[4]};
    padding-block-start: ${space[4]};
    border-block-start: ${border.hairline};
  }
`;

const Words = styled.span`
  display: flex;
  justify-content: space-between;
  gap: ${space[3]};
`;

const Count = styled.span`
  ${tabularFigures}
  color: ${color.textMuted};
  font-size: ${font.sizeSmall};
`;

/** What a list can be narrowed by, with how many products each value would leave. What is chosen takes effect at once. */
export function FilterPanel({ groups, onToggle }: FilterPanelProps) {
  return (
    <div>
      {groups.map(({ label: legend, options }) => (
        <Part key={legend}>
          <Group>
            <legend>{legend}</legend>
            {options.map((option) => (
              <Checkbox
                key={option.key}
                label={
                  <Words>
                    <span>{option.label}</span>
                    {option.count !== undefined && (
                      <Count>{option.count.toLocaleString('en-GB')}</Count>
                    )}
                  </Words>
                }
                isChecked={option.isChosen}
                onChange={() => onToggle(option)}
              />
            ))}
          </Group>
        </Part>
      ))}
    </div>
  );
}
