import { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import { bookExactLines } from '@formulary/rules/calls/desk/deskStatementCalls';
import { formatMoney } from '@formulary/rules/money/formatMoney';
import type { Mills } from '@formulary/rules/money/mills';
import type { Words } from '@formulary/rules/wire/codec';
import { BulkReport } from '@formulary/ui/pieces/desk/BulkReport';
import { Cluster } from '@formulary/ui/primitives/layout/Cluster';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { Alert } from '@formulary/ui/primitives/messages/Alert';
import { useState } from 'react';
import { KeyButton } from '../../../lib/screen/KeyButton.tsx';
import { callDesk } from '../../../lib/http/callDesk.ts';
import { useKeys } from '../../../lib/screen/useKeys.ts';

type Row = Words<typeof bookExactLines.answer>['rows'][number];

interface BookExactProps {
  readonly id: number;
  readonly count: number;
  readonly amount: Mills;
  readonly onBooked: () => void;
}

/** Books every exact line with one press, a hundred at a time, and says row by row what became of them. */
export function BookExact({ id, count, amount, onBooked }: BookExactProps) {
  const [isPending, setIsPending] = useState(false);
  const [rows, setRows] = useState<readonly Row[]>([]);
  const [message, setMessage] = useState<string>();

  const bookAll = async () => {
    setIsPending(true);
    setMessage(undefined);
    const all: Row[] = [];
    try {
      for (let left = count; left > 0;) {
        const answer = await callDesk(bookExactLines, { params: { id } });
        all.push(...answer.rows);
        setRows([...all]);
        // A row that is refused stays exact only if its order changed; the next press tries it again.
        left = answer.rows.some(({ refused }) => refused === undefined) ? answer.left : 0;
      }
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      setMessage(problem.message);
    } finally {
      setIsPending(false);
      onBooked();
    }
  };
  const press = () => {
    if (!isPending) void bookAll();
  };
  useKeys('Statement', [{ key: 'b', does: 'Book all exact lines', run: press }]);
  return (
    <Stack $gap={3}>
      <Cluster>
        <KeyButton
          keyName="b"
          variant="primary"
          isPending={isPending}
          pendingLabel={`Booked ${rows.length} of ${count}`}
          onClick={press}
        >
          {count === 1 ? 'Book the exact line' : `Book all ${count} exact lines`}
        </KeyButton>
        <span>{formatMoney(amount)}</span>
      </Cluster>
      {message !== undefined && (
        <Alert tone="danger" isUrgent title="Not every line was booked">
          {message}
        </Alert>
      )}
      {!isPending && rows.length > 0 && (
        <BulkReport
          done={rows.filter((row) => row.refused === undefined).map((row) => row.orderNumber)}
          refused={rows.flatMap((row) =>
            row.refused === undefined
              ? []
              : [{ key: String(row.lineId), name: `Row ${row.row}`, reason: row.refused }],
          )}
          what={['transfer booked', 'transfers booked']}
          onClose={() => setRows([])}
        />
      )}
    </Stack>
  );
}
