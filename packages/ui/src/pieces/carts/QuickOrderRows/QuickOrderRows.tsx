import type { ChosenRow, JudgedRow } from '@formulary/rules/quickOrder/judgeRows';
import { useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { useFocusAfterRemoval } from '../../../primitives/focus/useFocusAfterRemoval.ts';
import { media } from '@formulary/theme/media';
import { border, color, font, space, stroke } from '@formulary/theme/tokens';
import { IN_ONE_LINE } from '../QuickOrderRow/QuickOrderRow.styles.ts';
import { QuickOrderRow } from '../QuickOrderRow/QuickOrderRow.tsx';

/** A row with an id that stays stable while rows come and go. */
export interface NamedRow extends ChosenRow {
  readonly id: number;
}

export interface QuickOrderRowsProps {
  rows: readonly NamedRow[];
  /** Result of each row, in the same order. */
  judged: readonly JudgedRow[];
  /** Shows only rows that cannot be added to the cart yet, once all are looked up. */
  isOpenOnly: boolean;
  onChange: (id: number, change: Partial<ChosenRow>) => void;
  onRemove: (id: number) => void;
  /** Handles a list pasted into a row. Returns true if it became rows. */
  onPasteList: (id: number, text: string) => boolean;
}

/** Rows shown before the user asks for more. */
const AT_ONCE = 60;

const List = styled.ol`
  display: grid;
  gap: ${space[3]};

  ${media.fromTablet} {
    gap: 0;
  }
`;

const Heads = styled.div`
  display: none;

  ${media.fromTablet} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 5.5rem 14.5rem 2.75rem;
    gap: ${space[3]};
    padding-block-end: ${space[2]};
    padding-inline-start: calc(${space[3]} + ${stroke.heavy});
    border-block-end: ${border.hairline};
    color: ${color.textMuted};
    font-size: ${font.sizeSmall};
    font-weight: ${font.weightMedium};

    & > :is(:nth-child(2), :last-child) {
      display: none;
    }
  }

  ${media.fromWide} {
    grid-template-columns: ${IN_ONE_LINE};
    padding-block-end: ${space[1]};

    & > :is(:nth-child(2), :last-child) {
      display: block;
    }

    & > :last-child {
      text-align: end;
    }
  }
`;

/** Shows the rows of a quick order. Enter moves from a code to its quantity, then to the next row. */
export function QuickOrderRows({
  rows,
  judged,
  isOpenOnly,
  onChange,
  onRemove,
  onPasteList,
}: QuickOrderRowsProps) {
  const prefix = useId();
  const [shownCount, setShownCount] = useState(AT_ONCE);
  const fieldOf = (id: number) => `${prefix}-${id}`;
  const all = rows.map((row, index) => ({
    row,
    number: index + 1,
    said: judged[index] ?? ({ standing: 'empty' } as const),
  }));
  const chosen = isOpenOnly ? all.filter(({ said }) => said.standing === 'open') : all;
  const shown = chosen.slice(0, shownCount);
  const list = useRef<HTMLOListElement>(null);
  useFocusAfterRemoval(list, { count: shown.length, row: 'li', takes: ['input'] });
  const goTo = (index: number) => {
    const next = shown[index];
    if (next) document.getElementById(fieldOf(next.row.id))?.focus();
  };
  return (
    <div>
      <Heads aria-hidden>
        <span>Code or name</span>
        <span>Product</span>
        <span>Quantity</span>
        <span>Purchase option</span>
        <span>Price</span>
      </Heads>
      <List ref={list} aria-label="Rows of the order" tabIndex={-1}>
        {shown.map(({ row, number, said }, index) => (
          <QuickOrderRow
            key={row.id}
            id={fieldOf(row.id)}
            number={number}
            row={row}
            judged={said}
            onChange={(change) => onChange(row.id, change)}
            onRemove={() => onRemove(row.id)}
            onNext={() => goTo(index + 1)}
            onPasteList={(text) => onPasteList(row.id, text)}
          />
        ))}
      </List>
      {chosen.length > shown.length && (
        <p>
          <span>{`Rows 1 to ${shown.length} of ${chosen.length}.`}</span>{' '}
          <Button
            isSmall
            onClick={() => setShownCount(shownCount + AT_ONCE)}
          >{`Show ${Math.min(AT_ONCE, chosen.length - shown.length)} more`}</Button>
        </p>
      )}
    </div>
  );
}
