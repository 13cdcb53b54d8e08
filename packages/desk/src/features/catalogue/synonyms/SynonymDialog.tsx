import {
  addDeskSynonym,
  changeDeskSynonym,
  type DeskSynonym,
} from '@formulary/rules/calls/desk/deskSynonymCalls';
import { synonymRules } from '@formulary/rules/catalogue/synonymForm';
import { TextArea } from '@formulary/ui/fields/TextArea';
import { TextField } from '@formulary/ui/fields/TextField';
import { focusFirst } from '@formulary/ui/forms/fields/focusFirst';
import { ValidatedField } from '@formulary/ui/forms/validation/ValidatedField';
import { ValidatedForm } from '@formulary/ui/forms/validation/ValidatedForm';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { Dialog } from '@formulary/ui/primitives/overlays/Dialog';
import { useState } from 'react';
import { callDesk } from '../../../lib/http/callDesk.ts';
import { refusalOf } from '../../../lib/http/refusalOf.ts';
import { SynonymNow } from './SynonymNow.tsx';
import { SynonymPreview } from './SynonymPreview.tsx';

interface SynonymDialogProps {
  /** The synonym that is changed; undefined for a new one. */
  readonly synonym?: DeskSynonym;
  /** The synonym as it was when the form was opened. */
  readonly before?: DeskSynonym;
  readonly onClose: () => void;
  /** Called with its id once it is saved. */
  readonly onSaved: (id: number) => Promise<unknown>;
  /** Called after a refusal, which may tell that somebody changed it: reads it again. */
  readonly onRefused?: () => void;
}

/** Adds or changes a synonym, and shows what searches find with it before it is saved. */
export function SynonymDialog({
  synonym,
  before = synonym,
  onClose,
  onSaved,
  onRefused,
}: SynonymDialogProps) {
  const [name, setName] = useState(synonym?.name ?? '');
  const [means, setMeans] = useState(synonym?.means ?? '');
  const title = before ? `Change ‘${before.name}’` : 'Add a synonym';
  const save = async (values: {
    readonly name: string;
    readonly means: string;
    readonly reason: string;
  }) => {
    if (!synonym) return (await callDesk(addDeskSynonym, { body: values })).id;
    const { id, version } = synonym;
    const body = { ...values, isActive: true, version };
    await callDesk(changeDeskSynonym, { params: { id }, body });
    return id;
  };
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <ValidatedForm
        label={title}
        rules={synonymRules}
        initialValues={{ name: synonym?.name ?? '', means: synonym?.means ?? '', reason: '' }}
        submitLabel={synonym ? 'Save' : 'Add'}
        pendingLabel="Saving…"
        secondaryActions={<Button onClick={onClose}>Cancel</Button>}
        onSubmit={async (values) => {
          const refusal = await refusalOf(async () => {
            await onSaved(await save(values));
            onClose();
          }, ['name', 'means', 'reason']);
          if (refusal) onRefused?.();
          return refusal;
        }}
      >
        {before && synonym && <SynonymNow before={before} now={synonym} />}
        <ValidatedField name="name">
          {({ onChange, ...field }) => (
            <TextField
              {...field}
              ref={focusFirst}
              label="What people type"
              description="A trade name or common name: botox."
              autoComplete="off"
              onChange={(next) => {
                setName(next);
                onChange(next);
              }}
            />
          )}
        </ValidatedField>
        <ValidatedField name="means">
          {({ onChange, ...field }) => (
            <TextField
              {...field}
              label="Words of the catalogue"
              description="What is searched instead: botulinum toxin."
              autoComplete="off"
              onChange={(next) => {
                setMeans(next);
                onChange(next);
              }}
            />
          )}
        </ValidatedField>
        <SynonymPreview synonym={{ ...(synonym ? { id: synonym.id } : {}), name, means }} />
        <ValidatedField name="reason">
          {(field, { longest }) => (
            <TextArea {...field} label="Reason" description="It is recorded." maxLength={longest} />
          )}
        </ValidatedField>
      </ValidatedForm>
    </Dialog>
  );
}
