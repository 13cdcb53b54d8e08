import {
  type PayableOrderAtDesk,
  reopenStatementLine,
  setStatementLineAside,
  type StatementLine,
} from '@formulary/rules/calls/desk/deskStatementCalls';
import { FormDraftSubject } from '@formulary/ui/forms/drafts/FormDraftProvider';
import { ReasonDialog } from '../../../lib/changes/ReasonDialog.tsx';
import { callDesk } from '../../../lib/http/callDesk.ts';
import { refusalOf } from '../../../lib/http/refusalOf.ts';
import { ChooseOrder } from './ChooseOrder.tsx';
import type { LineQuestion } from './LineActions.tsx';

interface LineDialogsProps {
  /** What is asked about which line. */
  readonly asked: { readonly what: LineQuestion; readonly line: StatementLine };
  readonly onClose: () => void;
  /** Says what was done and reads the lines again. */
  readonly onDone: (message: string) => Promise<void>;
  /** Books a line; throws a refusal. */
  readonly onBook: (line: StatementLine, order: PayableOrderAtDesk) => Promise<void>;
}

/** Asks why a line is set aside or opened again, or for which order it is booked. */
export function LineDialogs(props: LineDialogsProps) {
  return (
    <FormDraftSubject subject={`line ${props.asked.line.id}`}>
      <Question {...props} />
    </FormDraftSubject>
  );
}

function Question({ asked, onClose, onDone, onBook }: LineDialogsProps) {
  const { what, line } = asked;
  const params = { id: line.id };
  if (what === 'order') return <ChooseOrder line={line} onClose={onClose} onChoose={onBook} />;
  if (what === 'aside') {
    return (
      <ReasonDialog
        onClose={onClose}
        title="Set this line aside"
        submitLabel="Set aside"
        onSubmit={(reason) =>
          refusalOf(async () => {
            await callDesk(setStatementLineAside, { params, body: { reason } });
            await onDone('The line is set aside');
          }, ['reason'])
        }
      >
        <p>
          For money that pays no order, such as interest or a refund of a supplier. It can be taken
          up again.
        </p>
      </ReasonDialog>
    );
  }
  const isBooked = line.group === 'booked';
  return (
    <ReasonDialog
      onClose={onClose}
      title={isBooked ? 'Undo this booking' : 'Take this line up again'}
      submitLabel={isBooked ? 'Undo the booking' : 'Take up again'}
      isDangerous={isBooked}
      onSubmit={(reason) =>
        refusalOf(async () => {
          await callDesk(reopenStatementLine, { params, body: { reason } });
          await onDone('The line waits to be booked again');
        }, ['reason'])
      }
    >
      <p>
        {isBooked
          ? 'A payment of the same amount below nothing is booked for the order. If it paid the order, the order waits for its payment again, its invoice is credited, and the buyer is told.'
          : 'It waits to be booked again.'}
      </p>
    </ReasonDialog>
  );
}
