import type { InvoiceOfMonth } from '@formulary/rules/calls/desk/deskMoneyCalls';
import { getDeskInvoicePdf } from '@formulary/rules/calls/desk/deskOrderCalls';
import { formatMoney } from '@formulary/rules/money/formatMoney';
import { SidePanel } from '@formulary/ui/pieces/desk/SidePanel';
import { FactList } from '@formulary/ui/primitives/data/FactList';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { TextLink } from '@formulary/ui/primitives/navigation/TextLink';
import { FileButton } from '../../../lib/http/FileButton.tsx';
import type { Beside } from '../../../lib/record/RecordPanel.tsx';
import { paths } from '../../../lib/screen/paths.ts';
import { signed } from './signed.ts';

interface InvoicePanelProps {
  readonly invoice: InvoiceOfMonth;
  readonly beside: Beside;
}

/** Shows an invoice or credit note beside the list, with its PDF and its order. */
export function InvoicePanel({ invoice, beside }: InvoicePanelProps) {
  const { id, kind, number, orderId, orderNumber, customer, net, vat, amount } = invoice;
  return (
    <SidePanel
      {...beside}
      title={`${kind} ${number}`}
      aside={<TextLink href={paths.order(orderId)}>{`Order ${orderNumber}`}</TextLink>}
    >
      <Stack $gap={4}>
        <FactList
          facts={[
            ['Customer', customer],
            ['Without VAT', formatMoney(signed(invoice, net))],
            ['VAT', formatMoney(signed(invoice, vat))],
            ['With VAT', formatMoney(signed(invoice, amount))],
          ]}
        />
        <FileButton
          key={id}
          label={`PDF of ${number}`}
          call={getDeskInvoicePdf}
          input={{ params: { id } }}
          name={`${number}.pdf`}
        />
      </Stack>
    </SidePanel>
  );
}
