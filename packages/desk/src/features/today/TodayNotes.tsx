import { getDeskNotes } from '@formulary/rules/calls/desk/deskSettingCalls';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { Alert } from '@formulary/ui/primitives/messages/Alert';
import { useDeskRead } from '../../lib/http/useDeskRead.ts';

const titles = {
  'bank-changed': 'The bank details of the shop are new',
  'calendar-ends': 'Bank holidays of the coming year are missing',
} as const;

/** Shows what everybody should know of the settings today; nothing on most days. */
export function TodayNotes() {
  const { data: notes, error, isValidating, mutate } = useDeskRead(getDeskNotes, {});
  if (error && !notes)
    return (
      <LoadFailed
        what="what is new in the settings"
        isRetrying={isValidating}
        onRetry={() => void mutate()}
      />
    );
  if (notes === undefined || notes.length === 0) return null;
  return (
    <Stack $gap={3}>
      {notes.map(({ kind, text }) => (
        <Alert key={text} tone="warning" title={titles[kind]}>
          {text}
        </Alert>
      ))}
    </Stack>
  );
}
