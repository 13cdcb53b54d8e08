import { counted } from '@formulary/rules/text/formatCount';
import { productHazards } from '@formulary/rules/catalogue/productHazards';
import type { DeskOrder, DeskOrderLine } from '@formulary/rules/dispatch/deskOrder';
import { formatMoney } from '@formulary/rules/money/formatMoney';
import { UnbrokenText } from '@formulary/ui/pieces/catalogue/product/UnbrokenText';
import { Table, type TableColumn } from '@formulary/ui/primitives/data/Table';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { Tag } from '@formulary/ui/primitives/messages/Tag';
import { RecordSection } from '../../../lib/record/RecordSection.tsx';

const columns: readonly TableColumn<DeskOrderLine>[] = [
  {
    key: 'name',
    header: 'Product',
    isRowHeader: true,
    cell: ({ name, isPrescription, isColdChain, hazards, withdrawn }) => (
      <Stack $gap={1}>
        <UnbrokenText isName>{name}</UnbrokenText>
        {isPrescription && <Tag>On prescription</Tag>}
        {isColdChain && <Tag tone="info">Has to stay cold</Tag>}
        {hazards.map((hazard) => (
          <Tag key={hazard} tone="warning">
            {productHazards[hazard].label}
          </Tag>
        ))}
        {withdrawn > 0 && (
          <Tag tone="warning">{`${counted(withdrawn, 'pack')} prescribed, not supplied`}</Tag>
        )}
      </Stack>
    ),
  },
  { key: 'quantity', header: 'Packs', align: 'end', cell: ({ quantity }) => quantity },
  { key: 'sent', header: 'Sent', align: 'end', cell: ({ sent }) => sent },
  {
    key: 'unitPrice',
    header: 'Price',
    align: 'end',
    cell: ({ unitPrice, awaitsPrice }) => (awaitsPrice ? 'to follow' : formatMoney(unitPrice)),
  },
  { key: 'vat', header: 'VAT', align: 'end', cell: ({ vatPercent }) => `${vatPercent}%` },
  { key: 'total', header: 'Total', align: 'end', cell: ({ total }) => formatMoney(total) },
];

/** Lists the lines of an order: what is left of them, and how much has left. */
export function OrderLines({ lines }: Pick<DeskOrder, 'lines'>) {
  return (
    <RecordSection title="Lines">
      <Table
        caption="Lines"
        columns={columns}
        rows={lines.filter(({ quantity, withdrawn }) => quantity > 0 || withdrawn > 0)}
        rowKey={({ id }) => id}
        isDense
      />
    </RecordSection>
  );
}
