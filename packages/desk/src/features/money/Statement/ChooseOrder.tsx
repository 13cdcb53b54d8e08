import { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import { useDebounced } from '@formulary/client/screen/useDebounced';
import {
  findPayableOrders,
  type PayableOrderAtDesk,
  type StatementLine,
} from '@formulary/rules/calls/desk/deskStatementCalls';
import { formatMoney } from '@formulary/rules/money/formatMoney';
import { bookingSentence } from '@formulary/rules/payments/statements/bookingOutcome';
import { TextField } from '@formulary/ui/fields/TextField';
import { focusFirst } from '@formulary/ui/forms/fields/focusFirst';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { Table, type TableColumn } from '@formulary/ui/primitives/data/Table';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { VisuallyHidden } from '@formulary/ui/primitives/layout/VisuallyHidden';
import { Alert } from '@formulary/ui/primitives/messages/Alert';
import { Dialog } from '@formulary/ui/primitives/overlays/Dialog';
import { useState } from 'react';
import { useDeskRead } from '../../../lib/http/useDeskRead.ts';

interface ChooseOrderProps {
  readonly line: StatementLine;
  readonly onClose: () => void;
  /** Books the line; throws a refusal. */
  readonly onChoose: (line: StatementLine, order: PayableOrderAtDesk) => Promise<void>;
}

const LONGEST_SEARCH = 100;

/** Finds the order that a line pays, by number, buyer, company or amount. */
export function ChooseOrder({ line, onClose, onChoose }: ChooseOrderProps) {
  return (
    <Dialog isOpen onClose={onClose} title="Book for another order">
      <Search line={line} onChoose={onChoose} />
    </Dialog>
  );
}

const bookButton = (onBook: (order: PayableOrderAtDesk) => void) =>
  function Book(order: PayableOrderAtDesk) {
    if (order.outcome === 'refused') return null;
    return (
      <Button isSmall onClick={() => onBook(order)}>
        Book<VisuallyHidden>{` for ${order.number}`}</VisuallyHidden>
      </Button>
    );
  };

function Search({ line, onChoose }: Pick<ChooseOrderProps, 'line' | 'onChoose'>) {
  const [typed, setTyped] = useState('');
  const [message, setMessage] = useState<string>();
  const search = useDebounced(typed.trim());
  const { data: orders, error } = useDeskRead(
    findPayableOrders,
    search === '' ? null : { params: { id: line.id }, body: { search } },
    { keepPrevious: true },
  );
  const book = async (order: PayableOrderAtDesk) => {
    setMessage(undefined);
    try {
      await onChoose(line, order);
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      setMessage(problem.message);
    }
  };
  const columns: readonly TableColumn<PayableOrderAtDesk>[] = [
    {
      key: 'number',
      header: 'Order',
      isRowHeader: true,
      cell: ({ number, buyer, company }) => `${number}, ${company ?? buyer}`,
    },
    { key: 'due', header: 'Due', align: 'end', cell: ({ due }) => formatMoney(due) },
    { key: 'what', header: 'What booking does', cell: bookingSentence },
    {
      key: 'book',
      header: 'Book',
      isHeaderHidden: true,
      cell: bookButton((order) => void book(order)),
    },
  ];
  return (
    <Stack $gap={4}>
      <p>{`${formatMoney(line.amount)}: ${line.text}`}</p>
      <TextField
        ref={focusFirst}
        label="Order"
        description="Its number, the buyer, the company or the amount due"
        type="search"
        value={typed}
        onChange={setTyped}
        maxLength={LONGEST_SEARCH}
        autoComplete="off"
      />
      {(message ?? error?.message) !== undefined && (
        <Alert tone="danger" isUrgent>
          {message ?? error?.message}
        </Alert>
      )}
      {orders?.length === 0 && <p>No order fits.</p>}
      {orders !== undefined && orders.length > 0 && (
        <Table
          caption="Orders that fit"
          columns={columns}
          rows={orders}
          rowKey={({ id }) => id}
          isDense
        />
      )}
    </Stack>
  );
}
