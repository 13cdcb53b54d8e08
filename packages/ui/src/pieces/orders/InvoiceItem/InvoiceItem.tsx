import { formatDate } from '@formulary/rules/dates/londonTime';
import { formatMoney } from '@formulary/rules/money/formatMoney';
import type { OrderInvoice } from '@formulary/rules/orders/orderInvoice';
import { Download } from 'lucide-react';
import { styled } from 'styled-components';
import { Alert } from '../../../primitives/messages/Alert/Alert.tsx';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.tsx';
import { Unbroken } from '../../../primitives/layout/Unbroken.ts';
import { tabularFigures } from '@formulary/theme/tabularFigures';
import { border, color, font, space } from '@formulary/theme/tokens';

export interface InvoiceItemProps {
  invoice: OrderInvoice;
  isDownloading?: boolean;
  /** Why the PDF download failed. */
  problem?: string | undefined;
  onDownload: () => void;
}

const Item = styled.li`
  display: grid;
  gap: ${space[3]};
  padding-block: ${space[3]};
  border-block-start: ${border.hairline};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
`;

const Words = styled.div`
  ${tabularFigures}
  display: grid;
  gap: ${space[1]};

  strong {
    font-weight: ${font.weightBold};
  }

  > span {
    color: ${color.textMuted};
    font-size: ${font.sizeSmall};
  }
`;

/** Shows a VAT invoice or credit note: number, date, amount and PDF. */
export function InvoiceItem({
  invoice,
  isDownloading = false,
  problem,
  onDownload,
}: InvoiceItemProps) {
  const { kind, number, issuedAt, amount } = invoice;
  return (
    <Item>
      {problem !== undefined && (
        <Alert tone="danger" isUrgent title="The PDF did not come">
          {problem}
        </Alert>
      )}
      <Row>
        <Words>
          <strong>
            <span>{kind}</span> <Unbroken translate="no">{number}</Unbroken>
          </strong>
          <span>{`${formatDate(issuedAt)}, ${formatMoney(amount)} including VAT`}</span>
        </Words>
        <Button isPending={isDownloading} pendingLabel="Downloading…" onClick={onDownload}>
          <Download aria-hidden />
          Download PDF <VisuallyHidden>{`of ${number}`}</VisuallyHidden>
        </Button>
      </Row>
    </Item>
  );
}
