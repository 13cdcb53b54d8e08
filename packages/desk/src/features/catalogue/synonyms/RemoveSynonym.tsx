import { changeDeskSynonym, type DeskSynonym } from '@formulary/rules/calls/desk/deskSynonymCalls';
import { ReasonDialog } from '../../../lib/changes/ReasonDialog.tsx';
import { callDesk } from '../../../lib/http/callDesk.ts';
import { refusalOf } from '../../../lib/http/refusalOf.ts';

interface RemoveSynonymProps {
  readonly synonym: DeskSynonym;
  readonly onClose: () => void;
  readonly onSaved: (id: number) => Promise<unknown>;
}

/** Asks why a synonym is removed, or put back. */
export function RemoveSynonym({ synonym, onClose, onSaved }: RemoveSynonymProps) {
  const { id, name, means, isActive, version } = synonym;
  const title = isActive ? `Remove ‘${name}’` : `Put ‘${name}’ back`;
  const says = isActive
    ? `Searches for ‘${name}’ find only what is called so. It can be put back.`
    : `Searches for ‘${name}’ find what ‘${means}’ finds again.`;
  return (
    <ReasonDialog
      title={title}
      description="It is recorded."
      submitLabel={isActive ? 'Remove' : 'Put back'}
      pendingLabel="Saving…"
      isDangerous={isActive}
      onClose={onClose}
      onSubmit={(reason) =>
        refusalOf(async () => {
          const body = { name, means, isActive: !isActive, version, reason };
          await callDesk(changeDeskSynonym, { params: { id }, body });
          await onSaved(id);
          onClose();
        }, ['reason'])
      }
    >
      <p>{says}</p>
    </ReasonDialog>
  );
}
