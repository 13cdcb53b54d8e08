import { useNow } from '@formulary/client/screen/useNow';
import type { DeskEvent } from '@formulary/rules/calls/desk/deskEvent';
import { Timeline } from '@formulary/ui/pieces/desk/Timeline';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import type { Read } from './Loaded.tsx';

/** Shows what happened to a record, once that is read; nothing for one without a past. */
export function RecordTimeline({ read }: { readonly read: Read<readonly DeskEvent[]> }) {
  const now = useNow();
  const { data, error, isValidating, mutate } = read;
  if (data !== undefined) return data.length > 0 && <Timeline events={data} now={now} />;
  return (
    error !== undefined && (
      <LoadFailed what="the timeline" isRetrying={isValidating} onRetry={() => void mutate()} />
    )
  );
}
