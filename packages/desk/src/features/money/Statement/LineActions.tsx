import type {
  PayableOrderAtDesk,
  StatementLine,
} from '@formulary/rules/calls/desk/deskStatementCalls';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { Cluster } from '@formulary/ui/primitives/layout/Cluster';
import { VisuallyHidden } from '@formulary/ui/primitives/layout/VisuallyHidden';
import { styled } from 'styled-components';

/** What is asked before something is done with a line. */
export type LineQuestion = 'aside' | 'reopen' | 'order';

/** What the buttons of a line do. */
export interface LineHandlers {
  /** Receives the table too, whose next line has the focus afterwards. */
  readonly onBook: (
    line: StatementLine,
    order: PayableOrderAtDesk,
    table: Element | null,
  ) => Promise<void>;
  readonly onAsk: (what: LineQuestion, line: StatementLine) => void;
}

interface LineActionsProps extends LineHandlers {
  readonly line: StatementLine;
  readonly isPending: boolean;
  /** Of its buttons, so that Tab stops in the current row only. */
  readonly tabIndex: 0 | -1;
}

/** Leaves room for two buttons beside each other. */
const Buttons = styled(Cluster)`
  min-inline-size: 17rem;
`;

/** Keeps the number of an order on one line. */
const OrderNumber = styled.span`
  white-space: nowrap;
`;

/** Shows the buttons of a line: each order that it may pay, another one, setting it aside; or undoing what was done. */
export function LineActions({ line, isPending, tabIndex, onBook, onAsk }: LineActionsProps) {
  const { group, orders, stands = false, row } = line;
  const about = <VisuallyHidden>{` row ${row}`}</VisuallyHidden>;
  if (group === 'booked') {
    if (stands) return <span>Goods have left, or money was given back</span>;
    return (
      <Button isSmall tabIndex={tabIndex} onClick={() => onAsk('reopen', line)}>
        Undo…{about}
      </Button>
    );
  }
  if (group === 'aside') {
    return (
      <Button isSmall tabIndex={tabIndex} onClick={() => onAsk('reopen', line)}>
        Take up again…{about}
      </Button>
    );
  }
  return (
    <Buttons $gap={1}>
      {orders
        .filter(({ outcome }) => outcome !== 'refused')
        .map((order) => (
          <Button
            key={order.id}
            isSmall
            data-book
            tabIndex={tabIndex}
            isPending={isPending}
            onClick={({ currentTarget }) =>
              void onBook(line, order, currentTarget.closest('table'))
            }
          >
            <span>
              Book for <OrderNumber>{order.number}</OrderNumber>
            </span>
            {about}
          </Button>
        ))}
      <Button isSmall variant="quiet" tabIndex={tabIndex} onClick={() => onAsk('order', line)}>
        Another order…{about}
      </Button>
      <Button isSmall variant="quiet" tabIndex={tabIndex} onClick={() => onAsk('aside', line)}>
        Set aside…{about}
      </Button>
    </Buttons>
  );
}
