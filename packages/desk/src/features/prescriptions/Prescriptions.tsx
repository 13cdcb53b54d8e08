import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { FileSignature } from 'lucide-react';
import { ListScreen } from '../../lib/list/ListScreen.tsx';
import { useListScreen } from '../../lib/list/useListScreen.ts';
import { lazyPart } from '../../lib/screen/lazyPart.tsx';
import { Screen } from '../../lib/screen/Screen.tsx';
import { useStaffCan } from '../../lib/session/useStaffCan.ts';
import { prescriptionList } from './prescriptionList.ts';

const PrescriptionPanel = lazyPart(
  'the prescription',
  async () => (await loadLazily(() => import('./PrescriptionPanel.tsx'))).PrescriptionPanel,
);
const PrescriptionsBulk = lazyPart(
  'the actions',
  async () => (await loadLazily(() => import('./PrescriptionsBulk.tsx'))).PrescriptionsBulk,
);

/** Lists prescriptions with their checks of this moment; several can be handed over at once. */
export function Prescriptions() {
  const screen = useListScreen(prescriptionList);
  const mayHandle = useStaffCan('handlePrescriptions');
  return (
    <Screen title="Prescriptions">
      <ListScreen
        screen={screen}
        renderBulk={
          mayHandle
            ? (selected) => (
                <PrescriptionsBulk selected={selected} hasKey={screen.openId === undefined} />
              )
            : undefined
        }
        renderPanel={(open) => <PrescriptionPanel {...open} />}
        picture={<FileSignature aria-hidden />}
        emptyText="Prescriptions appear here as soon as somebody orders on prescription."
      />
    </Screen>
  );
}
