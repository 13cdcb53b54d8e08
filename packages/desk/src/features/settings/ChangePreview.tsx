import {
  changeDeskSettings,
  type DeskSetting,
  getDeskSettingHistory,
} from '@formulary/rules/calls/desk/deskSettingCalls';
import { reasonRules } from '@formulary/rules/forms/reasonForm';
import { settingDifferences } from '@formulary/rules/settings/settingDifferences';
import type { SettingSectionName } from '@formulary/rules/settings/settingSectionNames';
import type { SettingSection, SettingValues } from '@formulary/rules/settings/settingSection';
import { TextArea } from '@formulary/ui/fields/TextArea';
import { ValidatedField } from '@formulary/ui/forms/validation/ValidatedField';
import { ValidatedForm } from '@formulary/ui/forms/validation/ValidatedForm';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import type { Elements } from '@formulary/ui/primitives/elements';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { useEffect, useRef } from 'react';
import { RecordConflict } from '../../lib/changes/RecordConflict.tsx';
import { useRecordChange } from '../../lib/changes/useRecordChange.ts';
import { callDesk } from '../../lib/http/callDesk.ts';
import { withFreshProof } from '../../lib/http/freshProof.ts';
import { Differences } from './Differences.tsx';

interface ChangePreviewProps {
  readonly section: SettingSectionName;
  readonly definition: SettingSection;
  /** As it is now. */
  readonly setting: DeskSetting;
  /** As it would be. */
  readonly values: SettingValues;
  readonly onBack: () => void;
  /** Called once the change is made, or given up. */
  readonly onDone: () => void;
  readonly onReload: () => Promise<void>;
  /** What the values make, drawn with the shop's components. */
  readonly children: Elements;
}

/** Shows what a change does before it is made, asks why, and makes it. */
export function ChangePreview({
  section,
  definition,
  setting,
  values,
  onBack,
  onDone,
  onReload,
  children,
}: ChangePreviewProps) {
  const params = { section };
  const reread = async () => {
    const { events } = await callDesk(getDeskSettingHistory, { params });
    // What is shown as changed is compared with what others saved.
    await onReload();
    return { version: Math.max(0, ...events.map(({ id }) => id)), events };
  };
  const change = useRecordChange(
    { version: setting.version, reread, reads: [] },
    'Changed. Every server states it from now on',
    onDone,
  );
  const reasonField = useRef<HTMLTextAreaElement>(null);
  useEffect(() => reasonField.current?.focus(), []);
  const save = ({ reason }: { readonly reason: string }) =>
    change.submit(
      async (version) => {
        const body = { values, reason, version };
        await withFreshProof(() => callDesk(changeDeskSettings, { params, body }));
        await onReload();
      },
      ['reason'],
    );

  return (
    <Stack $gap={5}>
      <RecordConflict what="these settings" change={change} onClose={onDone} />
      <Differences differences={settingDifferences(definition, setting.values, values)} />
      <ValidatedForm
        label={`Change ${definition.named}`}
        rules={reasonRules}
        initialValues={{ reason: '' }}
        submitLabel="Apply the change"
        pendingLabel="Applying…"
        onSubmit={save}
        secondaryActions={
          <>
            <Button onClick={onBack}>Go on editing</Button>
            <Button variant="quiet" onClick={onDone}>
              Discard
            </Button>
          </>
        }
      >
        <ValidatedField name="reason">
          {(field) => (
            <TextArea
              {...field}
              ref={reasonField}
              label="Reason"
              description="For the record: why it changes, and who decided it."
              maxLength={1000}
            />
          )}
        </ValidatedField>
      </ValidatedForm>
      {children}
    </Stack>
  );
}
