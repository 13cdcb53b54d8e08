import { isReadOf } from '@formulary/client/reads/isReadOf';
import {
  listRemovedDeskCategories,
  type RemovedDeskCategory,
  restoreDeskCategory,
} from '@formulary/rules/calls/desk/deskCategoryCalls';
import { formatMoment } from '@formulary/rules/dates/timeOfDay';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { Table, type TableColumn } from '@formulary/ui/primitives/data/Table';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { ReasonDialog } from '../../../lib/changes/ReasonDialog.tsx';
import { callDesk } from '../../../lib/http/callDesk.ts';
import { refusalOf } from '../../../lib/http/refusalOf.ts';
import { useDeskRead } from '../../../lib/http/useDeskRead.ts';
import { useStaffCan } from '../../../lib/session/useStaffCan.ts';

const columns: readonly TableColumn<RemovedDeskCategory>[] = [
  { key: 'name', header: 'Category', isRowHeader: true, cell: ({ name }) => name },
  {
    key: 'products',
    header: 'Products it held',
    align: 'end',
    cell: ({ products }) => products.toLocaleString('en-GB'),
  },
  {
    key: 'removed',
    header: 'Removed',
    cell: ({ removedAt, removedBy }) => `${formatMoment(removedAt)}, ${removedBy}`,
  },
  { key: 'reason', header: 'Reason', cell: ({ reason }) => reason },
];

const backColumn = (
  onPress: (removed: RemovedDeskCategory) => void,
): TableColumn<RemovedDeskCategory> => ({
  key: 'back',
  header: 'Action',
  cell: (removed) => (
    <Button aria-label={`Change back: ${removed.name}`} onClick={() => onPress(removed)}>
      Change back
    </Button>
  ),
});

/** Lists the categories that were removed and are gone, and changes a removal back. */
export function RemovedCategories() {
  const { data = [], error, isValidating, mutate } = useDeskRead(listRemovedDeskCategories, {});
  const canChange = useStaffCan('changeCatalogue');
  const [chosen, setChosen] = useState<RemovedDeskCategory>();
  if (error && data.length === 0) {
    return (
      <LoadFailed
        what="the removed categories"
        onRetry={() => void mutate()}
        isRetrying={isValidating}
      />
    );
  }
  if (data.length === 0) return null;
  return (
    <Stack $gap={3}>
      <h2>Removed categories</h2>
      <Table
        caption="Removed categories"
        columns={canChange ? [...columns, backColumn(setChosen)] : columns}
        rows={data}
        rowKey={({ id }) => id}
        isDense
      />
      {chosen && <RestoreDialog removed={chosen} onClose={() => setChosen(undefined)} />}
    </Stack>
  );
}

interface RestoreDialogProps {
  readonly removed: RemovedDeskCategory;
  readonly onClose: () => void;
}

function RestoreDialog({ removed, onClose }: RestoreDialogProps) {
  const { id, name, version } = removed;
  const { notify } = useToasts();
  const { mutate } = useSWRConfig();
  return (
    <ReasonDialog
      title={`Change back: ${name}`}
      description="For the record of the category."
      initialReason="Change back"
      submitLabel="Bring it back"
      pendingLabel="Bringing it back…"
      onClose={onClose}
      onSubmit={(reason) =>
        refusalOf(async () => {
          await callDesk(restoreDeskCategory, { params: { id }, body: { version, reason } });
          notify({ id: 'category', tone: 'success', message: `${name} is back` });
          onClose();
          await Promise.all([
            mutate(isReadOf('listDeskCategories')),
            mutate(isReadOf('listRemovedDeskCategories')),
          ]);
        }, ['reason'])
      }
    >
      <p>It comes back to its place, with its text and limit, and the products that it held.</p>
    </ReasonDialog>
  );
}
