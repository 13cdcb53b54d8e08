import type { DeskSetting } from '@formulary/rules/calls/desk/deskSettingCalls';
import { useNow } from '@formulary/client/screen/useNow';
import { settingSentences } from '@formulary/rules/problems/settingSentences';
import { settingTitles } from '@formulary/rules/settings/settingSectionNames';
import type { SettingSection, SettingValues } from '@formulary/rules/settings/settingSection';
import { settingDifferences } from '@formulary/rules/settings/settingDifferences';
import { media } from '@formulary/theme/media';
import { space } from '@formulary/theme/tokens';
import { useStepDraft } from '@formulary/ui/forms/drafts/useStepDraft';
import { ValidatedForm } from '@formulary/ui/forms/validation/ValidatedForm';
import { FactTable } from '@formulary/ui/primitives/data/FactTable';
import type { Elements } from '@formulary/ui/primitives/elements';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { Skeleton } from '@formulary/ui/primitives/loading/Skeleton';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useKeys } from '../../lib/screen/useKeys.ts';
import { useStaffCan } from '../../lib/session/useStaffCan.ts';
import { ChangePreview } from './ChangePreview.tsx';
import type { SectionEditorProps } from './SectionScreen.tsx';
import { SettingHistory } from './SettingHistory.tsx';

const Beside = styled.div`
  display: grid;
  gap: ${space[8]};

  ${media.fromDesktop} {
    grid-template-columns: minmax(0, 3fr) minmax(18rem, 2fr);
    align-items: start;
  }
`;

interface SettingEditorProps extends SectionEditorProps {
  readonly definition: SettingSection;
  /** The fields of the form. */
  readonly children: Elements;
  /** Draws with the shop's components what the values make. */
  readonly renderPreview: (values: SettingValues, before: SettingValues) => Elements;
  /** What should be known before anything is changed. */
  readonly renderWarning?: (values: SettingValues) => Elements;
}

/** Edits a section of the settings in two steps: the form, and the preview of what changes, with the reason. */
export function SettingEditor({
  section,
  definition,
  setting: latest,
  read: { history, isHistoryFailed, isValidating, reload },
  children,
  renderPreview,
  renderWarning,
}: SettingEditorProps) {
  // As it was when the form began: what somebody else changes meanwhile is told, not taken over in silence.
  const [begun, setBegun] = useState<DeskSetting>();
  const setting = begun ?? latest;
  if (begun === undefined) setBegun(latest);
  const canChange = useStaffCan('changeSettings');
  const [draft, setDraft] = useState<SettingValues>();
  const [isPreviewed, setIsPreviewed] = useState(false);
  const [editing, setEditing] = useState(0);
  const now = useNow();
  const form = useRef<HTMLDivElement>(null);
  const canEdit = canChange && !isPreviewed;
  useKeys(
    'Settings',
    canEdit
      ? [
          {
            key: 'e',
            does: 'Edit',
            run: () => form.current?.querySelector<HTMLElement>('input, textarea')?.focus(),
          },
        ]
      : [],
  );
  const title = settingTitles[section];
  const { labels, rules } = definition;
  const typed = useStepDraft(title);
  const take = (values: SettingValues) => {
    // Also values of the history, which nobody typed: editing goes on from them.
    typed.keep(values, setting.values);
    setDraft(values);
    setIsPreviewed(true);
  };
  const end = () => {
    typed.forget();
    setDraft(undefined);
    setIsPreviewed(false);
    // The form begins anew, from what is saved.
    setBegun(undefined);
    setEditing(editing + 1);
  };
  return (
    <Beside>
      <Stack $gap={5}>
        {renderWarning?.(setting.values)}
        {!canChange && (
          <FactTable
            label={title}
            facts={Object.entries(labels).map(([field, label]) => [
              label,
              (setting.values[field] ?? '').split('\n').join(', '),
            ])}
          />
        )}
        {canEdit && (
          <div ref={form}>
            <ValidatedForm
              key={editing}
              label={title}
              rules={rules}
              initialValues={setting.values}
              isStep
              submitLabel="Preview the change"
              onSubmit={(values) => {
                if (settingDifferences(definition, setting.values, values).length === 0)
                  return { message: settingSentences.unchanged };
                take(values);
                return undefined;
              }}
            >
              {children}
            </ValidatedForm>
          </div>
        )}
        {isPreviewed && draft && (
          <ChangePreview
            section={section}
            definition={definition}
            setting={setting}
            values={draft}
            onBack={() => setIsPreviewed(false)}
            onDone={end}
            onReload={reload}
          >
            {renderPreview(draft, setting.values)}
          </ChangePreview>
        )}
      </Stack>
      {isHistoryFailed && (
        <LoadFailed
          what="what has happened"
          isRetrying={isValidating}
          onRetry={() => void reload()}
        />
      )}
      {!history && !isHistoryFailed && <Skeleton $height="12rem" />}
      {history && (
        <SettingHistory
          defaults={definition.defaults}
          history={history}
          now={now}
          onTake={canChange ? take : undefined}
        />
      )}
    </Beside>
  );
}
