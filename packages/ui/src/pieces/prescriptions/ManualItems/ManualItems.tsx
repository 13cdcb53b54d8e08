import { createManualItem } from '@formulary/rules/prescriptions/manualPrescription';
import { Plus, Trash2 } from 'lucide-react';
import { type KeyboardEvent, type Ref, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { TextField } from '../../../fields/TextField/TextField.tsx';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { IconButton } from '../../../primitives/buttons/IconButton/IconButton.tsx';
import { useFocusAfterRemoval } from '../../../primitives/focus/useFocusAfterRemoval.ts';
import { media } from '@formulary/theme/media';
import { color, space } from '@formulary/theme/tokens';
import type { Elements } from '../../../primitives/elements.ts';

/** A handwritten item as typed. */
export interface TypedManualItem {
  readonly name: string;
  readonly quantity: string;
}

export interface ManualItemsProps {
  items: readonly TypedManualItem[];
  /** Shows errors at each item; set once the user tries to continue. */
  isJudged?: boolean;
  /** Field that chooses the patient. */
  patientField: Elements;
  /** What blocks the section; shown once the user tries to continue. */
  problems?: readonly string[];
  onChange: (items: readonly TypedManualItem[]) => void;
  onContinue: () => void;
  ref?: Ref<HTMLDivElement>;
}

const Root = styled.div`
  display: grid;
  gap: ${space[5]};
`;

const Rows = styled.ol`
  display: grid;
  gap: ${space[4]};

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 6rem auto;
    align-items: start;
    gap: ${space[2]};
  }

  ${media.belowTablet} {
    li {
      grid-template-columns: 6rem minmax(0, 1fr);
    }

    li > :first-child {
      grid-column: 1 / -1;
    }
  }

  li > button {
    margin-block-start: 1.75rem;
  }
`;

const Problems = styled.div`
  color: ${color.textDanger};
`;

const EMPTY: TypedManualItem = { name: '', quantity: '' };

const isEmpty = ({ name, quantity }: TypedManualItem) =>
  name.trim() === '' && quantity.trim() === '';

function errorsOf(item: TypedManualItem): Readonly<Record<string, string>> {
  const quantity = item.quantity.trim() === '' ? Number.NaN : Number(item.quantity);
  const result = createManualItem({ name: item.name, quantity });
  return result.ok ? {} : (result.problem.errors ?? {});
}

/**
 * Takes items that a prescriber writes by hand, by name and packs, for one patient. Enter adds a row; an empty last row
 * is ignored (spec 2.14, 5.22).
 */
export function ManualItems({
  items,
  isJudged = false,
  patientField,
  problems = [],
  onChange,
  onContinue,
  ref,
}: ManualItemsProps) {
  const rows = items.length === 0 ? [EMPTY] : items;
  const list = useRef<HTMLOListElement>(null);
  const rowCount = useRef(rows.length);
  useEffect(() => {
    if (rows.length > rowCount.current)
      list.current?.querySelector<HTMLElement>('li:last-child input')?.focus();
    rowCount.current = rows.length;
  }, [rows.length]);

  useFocusAfterRemoval(list, {
    count: rows.length,
    row: 'li',
    takes: ['button:enabled', 'input'],
  });

  const set = (index: number, changes: Partial<TypedManualItem>) =>
    onChange(rows.map((row, at) => (at === index ? { ...row, ...changes } : row)));
  const add = () => {
    const last = rows.at(-1);
    if (last && isEmpty(last))
      list.current?.querySelector<HTMLElement>('li:last-child input')?.focus();
    else onChange([...rows, EMPTY]);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };

  return (
    <Root ref={ref}>
      <Rows ref={list} aria-label="Items">
        {rows.map((row, index) => {
          const isIgnored = index > 0 && index === rows.length - 1 && isEmpty(row);
          const errors = isJudged && !isIgnored ? errorsOf(row) : {};
          const number = index + 1;
          return (
            <li key={index}>
              <TextField
                label={`Name of item ${number}`}
                value={row.name}
                maxLength={300}
                autoComplete="off"
                errorMessage={errors['name']}
                onChange={(name) => set(index, { name })}
                onKeyDown={handleKey}
              />
              <TextField
                label="Packs"
                inputMode="numeric"
                autoComplete="off"
                maxLength={6}
                value={row.quantity}
                errorMessage={errors['quantity']}
                onChange={(quantity) => set(index, { quantity })}
                onKeyDown={handleKey}
              />
              <IconButton
                label={`Remove item ${number}`}
                isDisabled={rows.length === 1}
                onClick={() => onChange(rows.filter((_, at) => at !== index))}
              >
                <Trash2 aria-hidden />
              </IconButton>
            </li>
          );
        })}
      </Rows>
      <div>
        <Button onClick={add}>
          <Plus aria-hidden /> Add item
        </Button>
      </div>
      {patientField}
      {problems.length > 0 && (
        <Problems role="alert">
          <ul>
            {[...new Set(problems)].map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Problems>
      )}
      <div>
        <Button variant="primary" onClick={onContinue}>
          Continue
        </Button>
      </div>
    </Root>
  );
}
