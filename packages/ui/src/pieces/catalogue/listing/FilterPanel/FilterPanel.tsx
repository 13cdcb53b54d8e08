import type { FilterGroup, FilterOption } from '@formulary/rules/catalogue/listing/filterGroups';
import { styled } from 'styled-components';
import { Checkbox } from '../../../../fields/Checkbox/Checkbox.tsx';
import { tabularFigures } from '@formulary/theme/tabularFigures';
import { border, color, font, space } from '@formulary/theme/tokens';

export interface FilterPanelProps {
  groups: readonly FilterGroup[];
  /** Called when a value is ticked or unticked: `option.next` is the resulting list. */
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

/** Shows the filters of a list, each value with the number of products it would leave. A choice applies at once. */
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
