import {
  getDeskInvoicePdf,
  getDeskPrescriptionPdf,
} from '@formulary/rules/calls/desk/deskOrderCalls';
import { formatDate } from '@formulary/rules/dates/londonTime';
import type { DeskOrder } from '@formulary/rules/dispatch/deskOrder';
import { formatMoney } from '@formulary/rules/money/formatMoney';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { Tag } from '@formulary/ui/primitives/messages/Tag';
import { FileButton } from '../../../lib/http/FileButton.tsx';
import { RecordSection } from '../../../lib/record/RecordSection.tsx';

/** Lists the prescriptions of an order as they verified just now, and its invoices and credit notes, each as a PDF. */
export function OrderPapers({
  prescriptions,
  documents,
}: Pick<DeskOrder, 'prescriptions' | 'documents'>) {
  return (
    <>
      {prescriptions.length > 0 && (
        <RecordSection title="Prescriptions">
          <ul>
            {prescriptions.map(({ id, status, verdict, prescriber, prescribedOn, fault }) => (
              <li key={id}>
                <Stack $gap={1}>
                  <p>{`Prescription ${id}, ${status}, by ${prescriber}, dated ${prescribedOn}`}</p>
                  <Tag tone={verdict === 'holds' || verdict === 'paper' ? 'success' : 'warning'}>
                    {verdict === 'holds' ? 'Verified just now' : verdict}
                  </Tag>
                  {fault !== undefined && <p>{fault}</p>}
                  {verdict === 'holds' && (
                    <FileButton
                      label={`PDF of prescription ${id}`}
                      call={getDeskPrescriptionPdf}
                      input={{ params: { id } }}
                      name={`prescription-${id}.pdf`}
                    />
                  )}
                </Stack>
              </li>
            ))}
          </ul>
        </RecordSection>
      )}
      {documents.length > 0 && (
        <RecordSection title="Documents">
          <ul>
            {documents.map(({ id, kind, number, issuedAt, amount }) => (
              <li key={id}>
                <FileButton
                  label={`${kind} ${number}, ${formatDate(issuedAt)}, ${formatMoney(amount)}`}
                  call={getDeskInvoicePdf}
                  input={{ params: { id } }}
                  name={`${number}.pdf`}
                />
              </li>
            ))}
          </ul>
        </RecordSection>
      )}
    </>
  );
}
