import {
  getStatement,
  type StatementGroup,
  statementGroups,
} from '@formulary/rules/calls/desk/deskStatementCalls';
import { formatMoney } from '@formulary/rules/money/formatMoney';
import { readPositive } from '@formulary/rules/paging/pages';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { Cluster } from '@formulary/ui/primitives/layout/Cluster';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { Skeleton } from '@formulary/ui/primitives/loading/Skeleton';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useDeskRead } from '../../../lib/http/useDeskRead.ts';
import { useStaffCan } from '../../../lib/session/useStaffCan.ts';
import { daysOf } from '../daysOf.ts';
import { MoneyScreen } from '../MoneyScreen.tsx';
import { BookExact } from './BookExact.tsx';
import { GroupLinks } from './GroupLinks.tsx';
import { StatementLines } from './StatementLines.tsx';

const isGroup = (value: string | null): value is StatementGroup =>
  (statementGroups as readonly (string | null)[]).includes(value);

/** Shows the lines of a bank statement by what they match, and books them. */
export function Statement() {
  const { id: written } = useParams();
  const [search] = useSearchParams();
  const asked = search.get('group');
  const group = isGroup(asked) ? asked : 'exact';
  const [rows, setRows] = useState<readonly number[]>([]);
  const after = rows.at(-1);
  const id = readPositive(written) ?? 0;
  const { data, error, isValidating, mutate } = useDeskRead(
    getStatement,
    { params: { id }, query: { group, ...(after === undefined ? {} : { after }) } },
    { keepPrevious: true },
  );
  const canBook = useStaffCan('bookMoney');
  const { statement } = data ?? {};
  const last = data?.lines.at(-1)?.row;
  return (
    <MoneyScreen
      title={statement ? `Statement ${statement.name}` : 'Statement'}
      lead={
        statement &&
        `${daysOf(statement)}, imported by ${statement.by}. ${skippedSentence(statement)}`
      }
    >
      {error && !data && (
        <LoadFailed what="the statement" isRetrying={isValidating} onRetry={() => void mutate()} />
      )}
      {!data && !error && <Skeleton $height="16rem" />}
      {data && (
        <>
          <GroupLinks
            group={group}
            counts={{
              exact: data.exact.count,
              near: data.near.count,
              none: data.none.count,
              booked: data.statement.booked,
              aside: data.statement.aside,
            }}
            onChoose={() => setRows([])}
          />
          {canBook && group === 'exact' && data.exact.count > 0 && (
            <BookExact
              id={id}
              count={data.exact.count}
              amount={data.exact.amount}
              onBooked={() => void mutate()}
            />
          )}
          <StatementLines
            group={group}
            lines={data.lines}
            isBusy={isValidating}
            canBook={canBook}
            onChanged={() => mutate()}
          />
          <Cluster>
            {rows.length > 0 && (
              <Button onClick={() => setRows(rows.slice(0, -1))}>Lines before</Button>
            )}
            {data.hasMore && last !== undefined && (
              <Button onClick={() => setRows([...rows, last])}>More lines</Button>
            )}
          </Cluster>
          {group === 'near' && data.near.count > 0 && (
            <p>{`${formatMoney(data.near.amount)} on lines that are near an order.`}</p>
          )}
        </>
      )}
    </MoneyScreen>
  );
}

/** Says which rows of the file are no lines here. */
function skippedSentence({
  debits,
  blank,
  repeated,
}: {
  readonly debits: number;
  readonly blank: number;
  readonly repeated: number;
}): string {
  const parts = [
    ...(debits > 0 ? [`${debits} paid out`] : []),
    ...(blank > 0 ? [`${blank} without an amount`] : []),
    ...(repeated > 0 ? [`${repeated} on an earlier statement`] : []),
  ];
  return parts.length === 0 ? '' : `Left out: ${parts.join(', ')}.`;
}
