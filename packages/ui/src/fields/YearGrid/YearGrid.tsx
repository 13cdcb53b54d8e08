import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { media } from '@formulary/theme/media';
import { tabularFigures } from '@formulary/theme/tabularFigures';
import { border, color, font, radius, size, stroke } from '@formulary/theme/tokens';
import { readingDirection } from '../../primitives/readingDirection.ts';

export interface YearGridProps {
  label: string;
  /** First and last year, inclusive. */
  from: number;
  to: number;
  /** The chosen year. */
  value?: number | undefined;
  /** Year that gets the initial focus: the most likely choice. */
  startAt: number;
  onChange: (year: number) => void;
}

const COLUMNS = 4;

const Root = styled.div.attrs({ role: 'grid' })`
  max-block-size: 18rem;
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const Row = styled.div.attrs({ role: 'row' })`
  display: grid;
  grid-template-columns: repeat(${COLUMNS}, 1fr);
`;

const Cell = styled.div.attrs({ role: 'gridcell' })`
  padding: 0.125rem;
`;

const Year = styled.button`
  ${tabularFigures}
  inline-size: 100%;
  min-block-size: ${size.target};
  padding: 0;
  border: ${stroke.hairline} solid transparent;
  border-radius: ${radius.medium};
  background: transparent;
  cursor: pointer;

  &:hover {
    background: ${color.surfaceHover};
  }

  &:focus-visible {
    outline-offset: calc(-1 * ${stroke.heavy});
  }

  [aria-selected='true'] > & {
    border: ${border.strong};
    background: ${color.actionPrimary};
    color: ${color.textOnAction};
    font-weight: ${font.weightBold};

    ${media.forcedColors} {
      border-color: Highlight;
    }
  }
`;

const rowsOf = (from: number, to: number): readonly (readonly number[])[] => {
  const years = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const rows = Math.ceil(years.length / COLUMNS);
  return Array.from({ length: rows }, (_, row) => years.slice(row * COLUMNS, (row + 1) * COLUMNS));
};

/**
 * Shows years to choose from, four in a row. It has one tab stop, arrow keys move within it, and it takes the focus
 * when it appears.
 */
export function YearGrid({ label, from, to, value, startAt, onChange }: YearGridProps) {
  const [active, setActive] = useState(Math.min(Math.max(startAt, from), to));
  const grid = useRef<HTMLDivElement>(null);

  useEffect(() => {
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, []);

  const moveTo = (year: number) => {
    setActive(year);
    grid.current?.querySelector<HTMLElement>(`[value="${year}"]`)?.focus();
  };

  const handleKey = (event: KeyboardEvent) => {
    const step = gridStep(event.key, COLUMNS, readingDirection());
    const page = { PageUp: -COLUMNS * 5, PageDown: COLUMNS * 5 }[event.key];
    const move = step ?? page;
    const isWithin = move !== undefined && active + move >= from && active + move <= to;
    if (event.key === 'Home') moveTo(from);
    else if (event.key === 'End') moveTo(to);
    else if (page !== undefined) moveTo(Math.min(Math.max(active + page, from), to));
    else if (isWithin) moveTo(active + move);
    else if (move === undefined) return;
    event.preventDefault();
  };

  return (
    <Root ref={grid} aria-label={label} onKeyDown={handleKey}>
      {rowsOf(from, to).map((row) => (
        <Row key={row[0]}>
          {row.map((year) => (
            <Cell key={year} aria-selected={year === value}>
              <Year
                type="button"
                value={year}
                tabIndex={year === active ? 0 : -1}
                onClick={() => onChange(year)}
              >
                {year}
              </Year>
            </Cell>
          ))}
        </Row>
      ))}
    </Root>
  );
}

/**
 * Returns how many cells a key moves in a grid with that number of columns, in reading order; nothing for other keys.
 */
function gridStep(key: string, columns: number, direction: 'ltr' | 'rtl'): number | undefined {
  const forwards = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (key === 'ArrowLeft' || key === 'ArrowRight') return key === forwards ? 1 : -1;
  if (key === 'ArrowUp') return -columns;
  return key === 'ArrowDown' ? columns : undefined;
}
