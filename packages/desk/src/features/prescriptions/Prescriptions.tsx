import { listDeskPrescriptions } from '@formulary/rules/calls/desk/deskPrescriptionCalls';
import { MOST_COUNTED_PRESCRIPTIONS } from '@formulary/rules/prescriptions/mostCountedPrescriptions';
import {
  type ListedPrescription,
  PRESCRIPTIONS_A_PAGE,
} from '@formulary/rules/prescriptions/prescriptionList';
import { BulkBar } from '@formulary/ui/pieces/desk/BulkBar';
import { BulkReport } from '@formulary/ui/pieces/desk/BulkReport';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { EmptyState } from '@formulary/ui/primitives/messages/EmptyState';
import { FileSignature } from 'lucide-react';
import { useState } from 'react';
import { useDeskRead } from '../../lib/http/useDeskRead.ts';
import { DeskList } from '../../lib/list/DeskList.tsx';
import { useDeskList } from '../../lib/list/useDeskList.ts';
import { lazyPart } from '../../lib/screen/lazyPart.tsx';
import { paths } from '../../lib/screen/paths.ts';
import { Screen } from '../../lib/screen/Screen.tsx';
import { useKeys } from '../../lib/screen/useKeys.ts';
import { useStaffCan } from '../../lib/session/useStaffCan.ts';
import type { HandedOver } from './dialogs/HandOverDialog.tsx';
import {
  prescriptionColumns,
  prescriptionHref,
  prescriptionKey,
  prescriptionListShape,
  prescriptionName,
  prescriptionRequestOf,
} from './prescriptionList.ts';

const PrescriptionPanel = lazyPart(
  'the prescription',
  async () => (await loadLazily(() => import('./PrescriptionPanel.tsx'))).PrescriptionPanel,
);
const HandOverDialog = lazyPart(
  'the form',
  async () => (await loadLazily(() => import('./dialogs/HandOverDialog.tsx'))).HandOverDialog,
);

/** Lists prescriptions with their checks of this moment; several can be handed over at once. */
export function Prescriptions() {
  const list = useDeskList('prescriptions', prescriptionListShape);
  const mayHandle = useStaffCan('handlePrescriptions');
  const [openId, setOpenId] = useState<number>();
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [handingOver, setHandingOver] = useState<readonly ListedPrescription[]>();
  const [report, setReport] = useState<HandedOver>();
  const { settings } = list;
  const { data, error, isValidating, mutate } = useDeskRead(
    listDeskPrescriptions,
    { body: prescriptionRequestOf(settings) },
    { keepPrevious: true },
  );
  const rows = data?.prescriptions;
  const chosen = (rows ?? []).filter(({ id }) => selected.includes(String(id)));
  useKeys(
    'Selected prescriptions',
    mayHandle && chosen.length > 0 && openId === undefined
      ? [{ key: 'h', does: 'Hand over', run: () => setHandingOver(chosen) }]
      : [],
  );
  const total = data?.total;
  return (
    <Screen title="Prescriptions">
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
          onSelectRefused={() => setSelected(report.refused.map(({ id }) => String(id)))}
        />
      )}
      <DeskList
        caption="Prescriptions"
        what="prescriptions"
        shape={prescriptionListShape}
        list={list}
        columns={prescriptionColumns}
        answer={
          data && {
            next: data.next,
            previous: data.previous,
            total: total === undefined ? undefined : Math.min(total, MOST_COUNTED_PRESCRIPTIONS),
            isTotalAtLeast: total !== undefined && total > MOST_COUNTED_PRESCRIPTIONS,
          }
        }
        pageSize={PRESCRIPTIONS_A_PAGE}
        rows={rows}
        rowKey={prescriptionKey}
        rowName={prescriptionName}
        rowHref={prescriptionHref}
        {...(mayHandle && {
          selection: {
            keys: selected,
            onChange: setSelected,
            renderBar: (ofBar: readonly ListedPrescription[]) => (
              <BulkBar
                count={ofBar.length}
                what={['prescription', 'prescriptions']}
                actions={[{ key: 'h', label: 'Hand over', onRun: () => setHandingOver(ofBar) }]}
                onClear={() => setSelected([])}
              />
            ),
          },
        })}
        onOpen={({ id }) => setOpenId(id)}
        openKey={openId === undefined ? undefined : String(openId)}
        onCurrent={({ id }) => setOpenId((before) => (before === undefined ? before : id))}
        isLoading={isValidating && data !== undefined}
        failure={error && { onRetry: () => void mutate(), isRetrying: isValidating }}
        panel={
          openId !== undefined && (
            <PrescriptionPanel
              id={openId}
              width={list.panelWidth}
              onResize={list.keepPanelWidth}
              onClose={() => setOpenId(undefined)}
            />
          )
        }
        empty={
          <EmptyState title="No prescription is like that" picture={<FileSignature aria-hidden />}>
            {Object.keys(settings.filters).length > 0
              ? 'Remove a filter to see more.'
              : 'Prescriptions appear here as soon as somebody orders on prescription.'}
          </EmptyState>
        }
      />
      {handingOver && (
        <HandOverDialog
          prescriptions={handingOver.map(({ id, version }) => ({ id, version }))}
          onClose={() => setHandingOver(undefined)}
          onDone={(answer) => {
            setHandingOver(undefined);
            setSelected([]);
            setReport(answer);
          }}
        />
      )}
    </Screen>
  );
}
