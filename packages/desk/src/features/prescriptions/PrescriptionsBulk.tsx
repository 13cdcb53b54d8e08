import type { ListedPrescription } from '@formulary/rules/prescriptions/prescriptionList';
import { BulkBar } from '@formulary/ui/pieces/desk/BulkBar';
import { BulkReport } from '@formulary/ui/pieces/desk/BulkReport';
import { useState } from 'react';
import { InHost } from '../../lib/list/bulk/InHost.tsx';
import type { RowSelection } from '../../lib/list/bulk/useRowSelection.ts';
import { paths } from '../../lib/screen/paths.ts';
import { useKeys } from '../../lib/screen/useKeys.ts';
import { type HandedOver, HandOverDialog } from './dialogs/HandOverDialog.tsx';

interface PrescriptionsBulkProps {
  readonly selected: RowSelection<ListedPrescription>;
  /** H hands them over; not while a prescription beside the list has the same key. */
  readonly hasKey: boolean;
}

/** Hands several prescriptions over to one prescriber, who gets one mail. */
export function PrescriptionsBulk({ selected, hasKey }: PrescriptionsBulkProps) {
  const { rows, host, select } = selected;
  const [handingOver, setHandingOver] = useState<readonly ListedPrescription[]>();
  const [report, setReport] = useState<HandedOver>();
  const handOver = () => setHandingOver(rows);
  useKeys(
    'Selected prescriptions',
    hasKey && rows.length > 0 ? [{ key: 'h', does: 'Hand over', run: handOver }] : [],
  );
  return (
    <>
      {report && (
        <BulkReport
          what={['prescription offered', 'prescriptions offered']}
          done={report.done.map((id) => `prescription ${id}`)}
          refused={report.refused.map(({ id, reason }) => ({
            key: String(id),
            name: `Prescription ${id}`,
            href: paths.prescription(id),
            reason,
          }))}
          onClose={() => setReport(undefined)}
          onSelectRefused={() => select(report.refused.map(({ id }) => String(id)))}
        />
      )}
      <InHost host={host}>
        <BulkBar
          count={rows.length}
          what={['prescription', 'prescriptions']}
          actions={[{ key: 'h', label: 'Hand over', onRun: handOver }]}
          onClear={() => select([])}
        />
      </InHost>
      {handingOver && (
        <HandOverDialog
          prescriptions={handingOver.map(({ id, version }) => ({ id, version }))}
          onClose={() => setHandingOver(undefined)}
          onDone={(answer) => {
            setHandingOver(undefined);
            select([]);
            setReport(answer);
          }}
        />
      )}
    </>
  );
}
