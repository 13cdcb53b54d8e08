import { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import { useNow } from '@formulary/client/screen/useNow';
import type { DeskEvent } from '@formulary/rules/calls/desk/deskEvent';
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
import { RecordChanged } from '@formulary/ui/pieces/desk/RecordChanged';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import type { Elements } from '@formulary/ui/primitives/elements';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { Alert } from '@formulary/ui/primitives/messages/Alert';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { useEffect, useRef, useState } from 'react';
import { callDesk } from '../../lib/http/callDesk.ts';
import { withFreshProof } from '../../lib/http/freshProof.ts';
import { refusalOf } from '../../lib/http/refusalOf.ts';
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

/** What somebody else did meanwhile, and the reason that was typed. */
interface Conflict {
  readonly version: number;
  readonly changes: readonly DeskEvent[];
  readonly reason: string;
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
  const now = useNow();
  const { notify } = useToasts();
  const [conflict, setConflict] = useState<Conflict>();
  const [again, setAgain] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const reasonField = useRef<HTMLTextAreaElement>(null);
  useEffect(() => reasonField.current?.focus(), []);
  const params = { section };

  const send = (reason: string, version: number) =>
    refusalOf(async () => {
      try {
        const body = { values, reason, version };
        await withFreshProof(() => callDesk(changeDeskSettings, { params, body }));
      } catch (problem) {
        if (!(problem instanceof ApiProblem) || problem.code !== 'record-changed') throw problem;
        const { events } = await callDesk(getDeskSettingHistory, { params });
        const changes = events.filter(({ id }) => id > version);
        setConflict({
          version: Math.max(version, ...changes.map(({ id }) => id)),
          changes,
          reason,
        });
        await onReload();
        throw problem;
      }
      await onReload();
      notify({
        id: 'settings',
        tone: 'success',
        message: 'Changed. Every server states it from now on',
      });
      onDone();
    }, ['reason']);
  const keepMine = async ({ reason, version }: Conflict) => {
    setIsSaving(true);
    setAgain((await send(reason, version))?.message);
    setIsSaving(false);
  };

  return (
    <Stack $gap={5}>
      {conflict && (
        <RecordChanged
          what="these settings"
          changes={conflict.changes}
          now={now}
          isSaving={isSaving}
          onKeepMine={() => void keepMine(conflict)}
          onTakeTheirs={onDone}
        />
      )}
      {again !== undefined && <Alert tone="danger" isUrgent title={again} />}
      <Differences differences={settingDifferences(definition, setting.values, values)} />
      <ValidatedForm
        label={`Change ${definition.named}`}
        rules={reasonRules}
        initialValues={{ reason: '' }}
        submitLabel="Apply the change"
        pendingLabel="Applying…"
        onSubmit={({ reason }) => send(reason, setting.version)}
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
