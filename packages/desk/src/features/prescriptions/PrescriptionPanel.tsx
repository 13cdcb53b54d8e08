import { deskStandings } from '@formulary/rules/prescriptions/deskStanding';
import { LabelTag } from '../../lib/record/LabelTag.tsx';
import { type Beside, RecordPanel } from '../../lib/record/RecordPanel.tsx';
import { paths } from '../../lib/screen/paths.ts';
import { PrescriptionActions } from './PrescriptionActions.tsx';
import { PrescriptionBody } from './PrescriptionBody.tsx';
import { usePrescription } from './usePrescription.ts';

interface PrescriptionPanelProps {
  readonly id: number;
  readonly beside: Beside;
}

/** Shows a prescription beside the list that it is in. */
export function PrescriptionPanel({ id, beside }: PrescriptionPanelProps) {
  const { prescription, timeline } = usePrescription(id);
  const { data } = prescription;
  return (
    <RecordPanel
      beside={beside}
      read={prescription}
      one="prescription"
      title={`Prescription ${id}`}
      aside={data && <LabelTag {...deskStandings[data.listed.standing]} />}
      href={paths.prescription(id)}
      subject="prescription"
      actions={data && <PrescriptionActions key={id} prescription={data} />}
    >
      {(shown) => <PrescriptionBody prescription={shown} timeline={timeline} />}
    </RecordPanel>
  );
}
