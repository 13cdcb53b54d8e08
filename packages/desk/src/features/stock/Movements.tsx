import type { StockMovement } from '@formulary/rules/calls/desk/deskStockCalls';
import { formatMoment } from '@formulary/rules/dates/timeOfDay';
import { reversibleCauses, stockCauseLabels } from '@formulary/rules/stock/stockCauses';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { Table, type TableColumn } from '@formulary/ui/primitives/data/Table';
import { TextLink } from '@formulary/ui/primitives/navigation/TextLink';
import { paths } from '../../lib/screen/paths.ts';

interface MovementsProps {
  readonly movements: readonly StockMovement[];
  readonly isBusy: boolean;
  /** Missing for those who may not. */
  readonly onReverse: ((movement: StockMovement) => void) | undefined;
}

const signed = (packs: number): string =>
  packs > 0 ? `+${packs.toLocaleString('en-GB')}` : packs.toLocaleString('en-GB').replace('-', '−');

interface WhyProps {
  readonly movement: StockMovement;
  readonly onReverse: MovementsProps['onReverse'];
}

/** Shows why a movement happened: its order, delivery or count, who caused it, and the reason; and reverses it. */
function Why({ movement, onReverse }: WhyProps) {
  const { orderId, orderNumber, deliveryId, delivery, countId, by, reason, isReversed } = movement;
  const words = [reason, by, isReversed ? 'Reversed later' : undefined].filter(Boolean).join(' · ');
  return (
    <>
      {orderId !== undefined && <TextLink href={paths.order(orderId)}>{orderNumber}</TextLink>}
      {deliveryId !== undefined && (
        <TextLink href={paths.delivery(deliveryId)}>{delivery}</TextLink>
      )}
      {countId !== undefined && <TextLink href={paths.count(countId)}>The count</TextLink>}
      {words !== '' && <div>{words}</div>}
      {onReverse && reversibleCauses.includes(movement.cause) && !movement.isReversed && (
        <Button isSmall variant="quiet" onClick={() => onReverse(movement)}>
          Reverse
        </Button>
      )}
    </>
  );
}

/** Returns the columns. What and why are one, with the button: beside a list there is room for four narrow ones. */
const columnsOf = (
  onReverse: MovementsProps['onReverse'],
): readonly TableColumn<StockMovement>[] => [
  { key: 'at', header: 'When', isRowHeader: true, cell: ({ at }) => formatMoment(at) },
  {
    key: 'cause',
    header: 'What and why',
    cell: (movement) => (
      <>
        <div>{stockCauseLabels[movement.cause]}</div>
        <Why movement={movement} onReverse={onReverse} />
      </>
    ),
  },
  { key: 'packs', header: 'Packs', align: 'end', cell: ({ packs }) => signed(packs) },
  {
    key: 'level',
    header: 'Left',
    align: 'end',
    cell: ({ level }) => level.toLocaleString('en-GB'),
  },
];

/** Lists movements of a product, newest first, and reverses those that staff made. */
export function Movements({ movements, isBusy, onReverse }: MovementsProps) {
  return (
    <Table
      caption="Movements"
      isCaptionShown
      columns={columnsOf(onReverse)}
      rows={movements}
      rowKey={({ id }) => id}
      isDense
      isBusy={isBusy}
    />
  );
}
