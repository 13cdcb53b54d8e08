import type { PriceChange } from '@formulary/rules/calls/desk/deskPriceCalls';
import { formatMoment } from '@formulary/rules/dates/timeOfDay';
import { formatMoney } from '@formulary/rules/money/formatMoney';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { Table, type TableColumn } from '@formulary/ui/primitives/data/Table';
import { Tag } from '@formulary/ui/primitives/messages/Tag';

/** What the button of a row does. */
interface PriceAction {
  readonly label: string;
  readonly isFor: (change: PriceChange) => boolean;
  readonly run: (change: PriceChange) => void;
}

interface PriceHistoryProps {
  readonly caption: string;
  readonly changes: readonly PriceChange[];
  readonly isBusy: boolean;
  /** Undefined for people who only look. */
  readonly action?: PriceAction | undefined;
}

const stateWords = {
  planned: ['Planned', 'info'],
  'in-force': ['In force', 'neutral'],
  withdrawn: ['Withdrawn', 'neutral'],
} as const;

const columns: readonly TableColumn<PriceChange>[] = [
  { key: 'from', header: 'From', cell: ({ from }) => formatMoment(from), isRowHeader: true },
  { key: 'price', header: 'Price', cell: ({ price }) => formatMoney(price), align: 'end' },
  {
    key: 'before',
    header: 'Before',
    cell: ({ before }) => (before === undefined ? '' : formatMoney(before)),
    align: 'end',
  },
  {
    key: 'state',
    header: 'State',
    cell: ({ state }) => <Tag tone={stateWords[state][1]}>{stateWords[state][0]}</Tag>,
  },
  { key: 'by', header: 'By', cell: ({ by, withdrawnBy }) => withdrawnBy ?? by },
  {
    key: 'reason',
    header: 'Reason',
    cell: ({ reason, withdrawReason }) => withdrawReason ?? reason ?? '',
  },
];

const actionColumn = ({ label, isFor, run }: PriceAction): TableColumn<PriceChange> => ({
  key: 'action',
  header: 'Action',
  isHeaderHidden: true,
  cell: (change) => {
    const name = `${label} ${formatMoney(change.price)} from ${formatMoment(change.from)}`;
    return (
      isFor(change) && (
        <Button isSmall aria-label={name} onClick={() => run(change)}>
          {label}
        </Button>
      )
    );
  },
});

/** Lists prices of a product, each with when it holds, who decided it, and why. */
export function PriceHistory({ caption, changes, isBusy, action }: PriceHistoryProps) {
  const withAction = action ? [...columns, actionColumn(action)] : columns;
  return (
    <Table
      caption={caption}
      isCaptionShown
      columns={withAction}
      rows={changes}
      rowKey={({ id }) => id}
      rowState={({ state }) => state}
      isDense
      isBusy={isBusy}
    />
  );
}
