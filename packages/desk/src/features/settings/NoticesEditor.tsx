import { noticeKinds, noticeLabels } from '@formulary/rules/settings/noticeKinds';
import { noticeSection, sayNoticeTo } from '@formulary/rules/settings/noticeSection';
import { ValidatedField } from '@formulary/ui/forms/validation/ValidatedField';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { FactTable } from '@formulary/ui/primitives/data/FactTable';
import { NoticeField } from './NoticeField.tsx';
import { TestNotice } from './TestNotice.tsx';
import type { SectionEditorProps } from './SectionScreen.tsx';
import { SettingEditor } from './SettingEditor.tsx';

/** Edits who gets which notice of the shop by email. */
export function NoticesEditor(props: SectionEditorProps) {
  return (
    <SettingEditor
      {...props}
      definition={noticeSection}
      renderPreview={(values) => (
        <FactTable
          label="Who gets which notice"
          facts={noticeKinds.map((kind) => [noticeLabels[kind], sayNoticeTo(values[kind] ?? '')])}
        />
      )}
    >
      <Stack $gap={6}>
        {noticeKinds.map((kind) => (
          <Stack key={kind} $gap={3}>
            <ValidatedField name={kind}>
              {(field) => <NoticeField {...field} label={noticeLabels[kind]} />}
            </ValidatedField>
            <TestNotice kind={kind} />
          </Stack>
        ))}
      </Stack>
    </SettingEditor>
  );
}
