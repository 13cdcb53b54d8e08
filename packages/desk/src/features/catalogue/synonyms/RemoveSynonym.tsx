import { changeDeskSynonym, type DeskSynonym } from '@formulary/rules/calls/desk/deskSynonymCalls';
import { ReasonDialog } from '../../../lib/changes/ReasonDialog.tsx';
import { callDesk } from '../../../lib/http/callDesk.ts';
import { refusalOf } from '../../../lib/http/refusalOf.ts';
import { SynonymNow } from './SynonymNow.tsx';

interface RemoveSynonymProps {
  readonly synonym: DeskSynonym;
  /** The synonym as it was when the form was opened. */
  readonly before: DeskSynonym;
  readonly onClose: () => void;
  readonly onSaved: (id: number) => Promise<unknown>;
  /** Called after a refusal, which may tell that somebody changed it: reads it again. */
  readonly onRefused: () => void;
}

/** Asks why a synonym is removed, or put back. */
export function RemoveSynonym({
  synonym,
  before,
  onClose,
  onSaved,
  onRefused,
}: RemoveSynonymProps) {
  const { id, name, means, version } = synonym;
  const { isActive } = before;
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
      onSubmit={async (reason) => {
        const refusal = await refusalOf(async () => {
          const body = { name, means, isActive: !isActive, version, reason };
          await callDesk(changeDeskSynonym, { params: { id }, body });
          await onSaved(id);
          onClose();
        }, ['reason']);
        if (refusal) onRefused();
        return refusal;
      }}
    >
      <SynonymNow before={before} now={synonym} />
      <p>{says}</p>
    </ReasonDialog>
  );
}
