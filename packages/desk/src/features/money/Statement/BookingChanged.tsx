import { useNow } from '@formulary/client/screen/useNow';
import type {
  PayableOrderAtDesk,
  StatementLine,
} from '@formulary/rules/calls/desk/deskStatementCalls';
import { RecordChanged } from '@formulary/ui/pieces/desk/RecordChanged';
import type { Conflict } from '../../../lib/changes/changesSince.ts';

/** A line that was not booked, because somebody changed its order meanwhile. */
export interface ChangedBooking extends Conflict {
  readonly line: StatementLine;
  readonly order: PayableOrderAtDesk;
}

interface BookingChangedProps {
  readonly booking: ChangedBooking;
  readonly isSaving: boolean;
  /** Books the line for the order as it is now. */
  readonly onBook: () => void;
  readonly onLeave: () => void;
}

/** Shows what somebody else did to an order while a line was booked for it. */
export function BookingChanged({ booking, isSaving, onBook, onLeave }: BookingChangedProps) {
  const now = useNow();
  return (
    <RecordChanged
      what={`order ${booking.order.number}`}
      changes={booking.changes}
      now={now}
      isSaving={isSaving}
      onKeepMine={onBook}
      onTakeTheirs={onLeave}
    />
  );
}
