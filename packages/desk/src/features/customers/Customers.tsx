import { Button } from '@formulary/ui/primitives/buttons/Button';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { ListScreen } from '../../lib/list/ListScreen.tsx';
import { useListScreen } from '../../lib/list/useListScreen.ts';
import { lazyPart } from '../../lib/screen/lazyPart.tsx';
import { Screen } from '../../lib/screen/Screen.tsx';
import { useStaffCan } from '../../lib/session/useStaffCan.ts';
import { customerList } from './customerList.ts';

const PatientDataDialog = lazyPart(
  'the form',
  async () => (await loadLazily(() => import('./PatientDataDialog.tsx'))).PatientDataDialog,
);
const CustomerPanel = lazyPart(
  'the customer',
  async () => (await loadLazily(() => import('./CustomerPanel.tsx'))).CustomerPanel,
);
const CustomersBulk = lazyPart(
  'the actions',
  async () => (await loadLazily(() => import('./CustomersBulk.tsx'))).CustomersBulk,
);
const ExportCustomers = lazyPart(
  'the form',
  async () => (await loadLazily(() => import('./ExportCustomers.ts'))).ExportCustomers,
);

/** Lists customers and applicants, with one of them beside the list. */
export function Customers() {
  const screen = useListScreen(customerList);
  const canExport = useStaffCan('exportLists');
  const canAnswer = useStaffCan('answerDataRequests');
  const canAsk = useStaffCan('prepareCustomers');
  const [isAnswering, setIsAnswering] = useState(false);
  return (
    <Screen title="Customers">
      <ListScreen
        screen={screen}
        renderBulk={canAsk ? (selected) => <CustomersBulk selected={selected} /> : undefined}
        Export={canExport ? ExportCustomers : undefined}
        actions={
          canAnswer && (
            <Button isSmall onClick={() => setIsAnswering(true)}>
              Data of a patient…
            </Button>
          )
        }
        renderPanel={({ id, beside }) => (
          <CustomerPanel id={id} beside={beside} onChanged={() => void screen.reload()} />
        )}
        picture={<Users aria-hidden />}
        emptyText="Customers appear here as soon as somebody applies for an account."
      />
      {isAnswering && <PatientDataDialog isOpen onClose={() => setIsAnswering(false)} />}
    </Screen>
  );
}
