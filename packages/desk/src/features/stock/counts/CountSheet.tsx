import type { StockCountLine } from '@formulary/rules/calls/desk/deskCountCalls';
import { color, font, space } from '@formulary/theme/tokens';
import { TextField } from '@formulary/ui/fields/TextField';
import { Table, type TableColumn } from '@formulary/ui/primitives/data/Table';
import { Tag } from '@formulary/ui/primitives/messages/Tag';
import { styled } from 'styled-components';
import { CountField } from './CountField.tsx';
import { UnbrokenText } from '@formulary/ui/pieces/catalogue/product/UnbrokenText';

interface CountSheetProps {
  readonly lines: readonly StockCountLine[];
  /** Whether numbers can be typed. */
  readonly isOpen: boolean;
  /** Typed reasons, by line. */
  readonly reasons: Readonly<Record<number, string>>;
  /** Why lines were not booked. */
  readonly refused: Readonly<Record<number, string>>;
  readonly onReason: (lineId: number, reason: string) => void;
  /** A line was taken down. */
  readonly onCounted: (line: StockCountLine) => void;
  /** Somebody else counted a line meanwhile. */
  readonly onOutdated: () => void;
  /** Rows of a spreadsheet were pasted into the number of a line. */
  readonly onPasteRows: (text: string, lineId: number) => void;
}

const Code = styled.span`
  display: block;
  color: ${color.textMuted};
  font-size: ${font.sizeSmall};
  font-weight: ${font.weightBody};
  white-space: nowrap;
`;

const Reason = styled.div`
  /* Holds the hidden label, which would widen a narrow page. */
  position: relative;
  min-inline-size: 9rem;
  padding-block: ${space[1]};
`;

function Difference({ line }: { readonly line: StockCountLine }) {
  const { difference, expected } = line;
  if (difference === undefined) return null;
  const packs = Math.abs(difference).toLocaleString('en-GB');
  if (difference === 0) return <Tag tone="success">As expected</Tag>;
  return (
    <Tag tone="warning">
      {`${packs} ${difference < 0 ? 'fewer' : 'more'} than ${(expected ?? 0).toLocaleString('en-GB')}`}
    </Tag>
  );
}

/** Goes on from the number of a product to that of the next. */
function goOn(field: HTMLInputElement): void {
  const table = field.closest('table');
  const fields = [
    ...(table?.querySelectorAll<HTMLInputElement>('[data-part="counted"] input') ?? []),
  ];
  const next = fields[fields.indexOf(field) + 1];
  next?.focus();
  next?.select();
}

/** Returns the columns of the sheet. */
function columnsOf({
  isOpen,
  reasons,
  refused,
  onReason,
  onCounted,
  onOutdated,
  onPasteRows,
}: Omit<CountSheetProps, 'lines'>): readonly TableColumn<StockCountLine>[] {
  return [
    {
      key: 'name',
      header: 'Product and code',
      isRowHeader: true,
      cell: (line) => (
        <div>
          <UnbrokenText isName>{line.name}</UnbrokenText>
          <Code>{line.code}</Code>
        </div>
      ),
    },
    {
      key: 'counted',
      header: 'On the shelf',
      align: 'end',
      cell: (line) =>
        isOpen && line.bookedAt === undefined ? (
          <CountField
            line={line}
            onCounted={onCounted}
            onOutdated={onOutdated}
            onNext={goOn}
            onPasteRows={(text) => onPasteRows(text, line.id)}
          />
        ) : (
          (line.counted?.toLocaleString('en-GB') ?? '–')
        ),
    },
    { key: 'difference', header: 'Difference', cell: (line) => <Difference line={line} /> },
    {
      key: 'reason',
      header: 'Reason',
      cell: (line) => {
        if (line.bookedAt !== undefined)
          return `${line.reason === undefined ? 'Booked' : `${line.reason}, booked`} by ${line.bookedBy ?? ''}`;
        const isDifferent = line.difference !== undefined && line.difference !== 0;
        if (!isOpen || !isDifferent) return refused[line.id] ?? null;
        return (
          <Reason>
            <TextField
              label={`Reason for ${line.name}`}
              isLabelHidden
              value={reasons[line.id] ?? ''}
              onChange={(reason) => onReason(line.id, reason)}
              errorMessage={refused[line.id]}
              maxLength={200}
              autoComplete="off"
            />
          </Reason>
        );
      },
    },
  ];
}

/** The sheet of a count: Enter keeps a number and goes on to the next. What should be there shows afterwards. */
export function CountSheet({ lines, ...sheet }: CountSheetProps) {
  return (
    <Table
      caption="Products to count"
      columns={columnsOf(sheet)}
      rows={lines}
      rowKey={({ id }) => id}
    />
  );
}
