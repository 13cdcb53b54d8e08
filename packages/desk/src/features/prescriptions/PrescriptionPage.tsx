import { deskStandings } from '@formulary/rules/prescriptions/deskStanding';
import { FileSignature } from 'lucide-react';
import { ActionRow } from '../../lib/record/ActionRow.ts';
import { LabelTag } from '../../lib/record/LabelTag.tsx';
import { RecordPage } from '../../lib/record/RecordPage.tsx';
import { useRecordId } from '../../lib/record/useRecord.ts';
import { paths } from '../../lib/screen/paths.ts';
import { PrescriptionActions } from './PrescriptionActions.tsx';
import { PrescriptionBody } from './PrescriptionBody.tsx';
import { usePrescription } from './usePrescription.ts';

/** Shows one prescription as it was signed, with its check of this moment, and what can be done with it. */
export function PrescriptionPage() {
  const id = useRecordId('prescriptionId');
  const { prescription, timeline } = usePrescription(id);
  const { data } = prescription;
  return (
    <RecordPage
      id={id}
      read={prescription}
      one="prescription"
      title={`Prescription ${id}`}
      lead={data && <LabelTag {...deskStandings[data.listed.standing]} />}
      all={{ label: 'All prescriptions', href: paths.prescriptions }}
      subject="prescription"
      picture={<FileSignature aria-hidden />}
    >
      {(shown) => (
        <>
          <ActionRow>
            <PrescriptionActions key={id} prescription={shown} />
          </ActionRow>
          <PrescriptionBody prescription={shown} timeline={timeline} />
        </>
      )}
    </RecordPage>
  );
}
