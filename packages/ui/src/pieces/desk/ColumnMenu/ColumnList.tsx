import { ArrowDown, ArrowUp } from 'lucide-react';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { font, size, space } from '@formulary/theme/tokens';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { Checkbox } from '../../../fields/Checkbox/Checkbox.tsx';
import { IconButton } from '../../../primitives/buttons/IconButton/IconButton.tsx';
import { shownColumns } from '../DataGrid/gridColumns.ts';
import { moveColumn, toggleColumn } from './chosenColumns.ts';
import type { ColumnMenuProps } from './ColumnMenu.tsx';

const List = styled.ul`
  display: grid;
  gap: ${space[1]};
  min-inline-size: min(20rem, 75vw);
  padding: 0;
  list-style: none;

  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[4]};
    min-block-size: ${size.target};
  }
`;

const Title = styled.p`
  padding-block-end: ${space[2]};
  font-weight: ${font.weightBold};
`;

/** Shows the columns of a grid with their boxes and places. Shown columns come first, in the order of the grid. */
export function ColumnList({ columns, chosen, onChange }: ColumnMenuProps) {
  const list = useRef<HTMLUListElement>(null);
  const shown = shownColumns(columns, chosen);
  const inOrder = [
    ...shown.flatMap((key) => columns.find((column) => column.key === key) ?? []),
    ...columns.filter(({ key }) => !shown.includes(key)),
  ];
  const move = (key: string, by: 1 | -1) => {
    onChange(moveColumn(shown, key, by));
    // At an end its button is disabled and would lose the focus.
    const isAtEnd = shown.indexOf(key) + by === (by === 1 ? shown.length - 1 : 0);
    if (isAtEnd)
      list.current
        ?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"] [data-by="${-by}"]`)
        ?.focus();
  };
  return (
    <>
      <Title>Columns and their order</Title>
      <List ref={list}>
        {inOrder.map(({ key, header, isRowHeader }) => {
          const at = shown.indexOf(key);
          return (
            <li key={key} data-key={key}>
              <Checkbox
                label={header}
                isChecked={at !== -1}
                isDisabled={isRowHeader === true}
                onChange={() => onChange(toggleColumn(shown, key))}
              />
              {at !== -1 && (
                <span>
                  <IconButton
                    label={`Move ${header} up`}
                    isSmall
                    data-by={-1}
                    isDisabled={at === 0}
                    onClick={() => move(key, -1)}
                  >
                    <ArrowUp aria-hidden />
                  </IconButton>
                  <IconButton
                    label={`Move ${header} down`}
                    isSmall
                    data-by={1}
                    isDisabled={at === shown.length - 1}
                    onClick={() => move(key, 1)}
                  >
                    <ArrowDown aria-hidden />
                  </IconButton>
                </span>
              )}
            </li>
          );
        })}
      </List>
      <Button
        variant="quiet"
        isSmall
        isDisabled={chosen === undefined}
        onClick={() => onChange(undefined)}
      >
        As at first
      </Button>
    </>
  );
}
