import { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import {
  bookStatementLine,
  type PayableOrderAtDesk,
  type StatementLine,
} from '@formulary/rules/calls/desk/deskStatementCalls';
import { formatMoney } from '@formulary/rules/money/formatMoney';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { useRef, useState } from 'react';
import { changesSince } from '../../../lib/changes/changesSince.ts';
import { callDesk } from '../../../lib/http/callDesk.ts';
import type { ChangedBooking } from './BookingChanged.tsx';

/** Books lines of a statement one at a time. `onChanged` reads them again. */
export function useLineBooking(onChanged: () => Promise<unknown>) {
  const { notify } = useToasts();
  const [pendingId, setPendingId] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const [changed, setChanged] = useState<ChangedBooking>();
  const isBooking = useRef(false);

  const done = async (message: string) => {
    notify({ id: 'line', tone: 'success', message });
    await onChanged();
  };
  /** Books a line; throws a refusal. */
  const bookFor = async (line: StatementLine, { id, version, number }: PayableOrderAtDesk) => {
    const body = { orderId: id, version };
    await callDesk(bookStatementLine, { params: { id: line.id }, body });
    await done(`${formatMoney(line.amount)} is booked for ${number}`);
  };
  /** Books a line and shows a refusal above the lines. Returns whether it is booked. A second press meanwhile does nothing. */
  const press = async (line: StatementLine, order: PayableOrderAtDesk): Promise<boolean> => {
    if (isBooking.current) return false;
    isBooking.current = true;
    setPendingId(line.id);
    setProblem(undefined);
    setChanged(undefined);
    try {
      await bookFor(line, order);
      return true;
    } catch (failure) {
      if (!(failure instanceof ApiProblem)) throw failure;
      const isChanged = failure.code === 'record-changed';
      const since = isChanged ? await changesSince(order.id, order.version) : undefined;
      // Nothing can be pressed before the lines are as they are now.
      await onChanged();
      if (since) setChanged({ line, order, ...since });
      else setProblem(`Row ${line.row}: ${failure.message}`);
      return false;
    } finally {
      isBooking.current = false;
      setPendingId(undefined);
    }
  };
  return {
    pendingId,
    problem,
    changed,
    done,
    bookFor,
    press,
    /** Books the changed order as it is now. */
    pressAgain: () =>
      changed && press(changed.line, { ...changed.order, version: changed.version }),
    leave: () => setChanged(undefined),
  };
}
