import type { FormRules } from '@formulary/rules/forms/fieldCheck';
import { TextArea } from '@formulary/ui/fields/TextArea';
import { useStepDraft } from '@formulary/ui/forms/drafts/useStepDraft';
import { focusFirst } from '@formulary/ui/forms/fields/focusFirst';
import type { FormAnswer } from '@formulary/ui/forms/validation/formRefusal';
import { ValidatedField } from '@formulary/ui/forms/validation/ValidatedField';
import { ValidatedForm } from '@formulary/ui/forms/validation/ValidatedForm';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import type { Elements } from '@formulary/ui/primitives/elements';
import { FormFoot } from '@formulary/ui/primitives/layout/FormFoot';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { Alert } from '@formulary/ui/primitives/messages/Alert';
import { Dialog } from '@formulary/ui/primitives/overlays/Dialog';
import { useState } from 'react';
import { refusalOf } from '../http/refusalOf.ts';
import { focusNow } from '../screen/focusNow.ts';
import { RecordConflict } from './RecordConflict.tsx';
import type { RecordChange } from './useRecordChange.ts';

type Values<Field extends string> = Readonly<Record<Field, string>>;

interface PreviewDialogProps<Field extends string, Preview> {
  readonly title: string;
  /** The record, in the middle of a sentence: 'this product'. */
  readonly what: string;
  readonly change: RecordChange;
  /** Rules of the form, which has the field `reason` beside these. */
  readonly rules: FormRules<Field>;
  readonly initialValues: Values<Field>;
  /** Said above the form. */
  readonly lead?: Elements;
  /** Renders the fields. The first takes `focus` as its ref. */
  readonly renderFields: (focus: typeof focusNow) => Elements;
  /** Asks what the typed values would do. Throws an `ApiProblem` that says why they cannot be. */
  readonly preview: (typed: Values<Field>) => Promise<Preview>;
  readonly renderPreview: (preview: Preview) => Elements;
  /** Label of the button that applies it: 'Set the price'. */
  readonly applyLabel: (preview: Preview) => string;
  /** Sends the change with the version that was seen. */
  readonly send: (preview: Preview, typed: Values<Field>) => (version: number) => Promise<unknown>;
  readonly onClose: () => void;
}

/**
 * Asks for a change and its reason, shows what it would do, and makes it. Going back keeps what was typed; so does leaving
 * the screen, a refusal, or a change of somebody else meanwhile.
 */
export function PreviewDialog<Field extends string, Preview>({
  title,
  what,
  change,
  rules,
  initialValues: initialNow,
  lead,
  renderFields,
  preview,
  renderPreview,
  applyLabel,
  send,
  onClose,
}: PreviewDialogProps<Field, Preview>) {
  const [previewed, setPreviewed] = useState<{ typed: Values<Field>; preview: Preview }>();
  // As it was when the dialog opened: what was typed belongs to that.
  const [initialValues] = useState(initialNow);
  const draft = useStepDraft(title);
  const [isEditing, setIsEditing] = useState(true);
  const [refusal, setRefusal] = useState<FormAnswer>();
  const [isPending, setIsPending] = useState(false);
  const shown = isEditing ? undefined : previewed;
  const apply = async (typed: Values<Field>, seen: Preview) => {
    setIsPending(true);
    const refused = await change.submit(send(seen, typed));
    if (refused === undefined) draft.forget();
    setRefusal(refused);
    setIsPending(false);
  };
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <Stack $gap={4}>
        <RecordConflict what={what} change={change} onClose={onClose} />
        {shown === undefined ? (
          <>
            {lead}
            <ValidatedForm
              label={title}
              rules={rules}
              initialValues={initialValues}
              isStep
              submitLabel="Preview"
              pendingLabel="Reading…"
              secondaryActions={<Button onClick={onClose}>Cancel</Button>}
              onSubmit={(typed) =>
                refusalOf(async () => {
                  setPreviewed({ typed, preview: await preview(typed) });
                  setRefusal(undefined);
                  setIsEditing(false);
                }, Object.keys(rules))
              }
            >
              {renderFields(previewed ? focusNow : focusFirst)}
              <ValidatedField name="reason">
                {(field) => <TextArea {...field} label="Reason, for the record" maxLength={1000} />}
              </ValidatedField>
            </ValidatedForm>
          </>
        ) : (
          <>
            {renderPreview(shown.preview)}
            {refusal && <Alert tone="danger" isUrgent title={refusal.message} />}
            <FormFoot>
              {/* First: the second press of a double press on Preview lands here. */}
              <Button onClick={() => setIsEditing(true)}>Edit</Button>
              <Button
                ref={focusNow}
                variant="primary"
                isPending={isPending}
                pendingLabel="Saving…"
                onClick={() => void apply(shown.typed, shown.preview)}
              >
                {applyLabel(shown.preview)}
              </Button>
              <Button onClick={onClose}>Cancel</Button>
            </FormFoot>
          </>
        )}
      </Stack>
    </Dialog>
  );
}
