import { getPrescriptionPdf } from '@formulary/rules/calls/prescriptionCalls';
import { PrescriptionDocument } from '@formulary/ui/pieces/prescriptions/PrescriptionDocument';
import { useDownload } from '../../../lib/screen/useDownload.ts';
import { paths } from '../../../lib/screen/paths.ts';

/** Shows the PDF of a signed prescription, and the link to the page that verifies it (spec 7.58). */
export function SealedDocument({ id }: { readonly id: number }) {
  const { state, start } = useDownload(
    getPrescriptionPdf,
    { params: { id } },
    `prescription-${id}.pdf`,
  );
  return (
    <PrescriptionDocument
      isDownloading={state.kind === 'receiving'}
      problem={state.kind === 'failed' ? state.message : undefined}
      onDownload={start}
      checkHref={paths.checkPrescription(id)}
    />
  );
}
