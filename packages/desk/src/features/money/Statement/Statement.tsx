import { formatMoney } from '@formulary/rules/money/formatMoney';
import { type StatementGroup, statementGroups } from '@formulary/rules/payments/lists/moneyLists';
import { readPositive } from '@formulary/rules/paging/pages';
import { LookingNow } from '@formulary/ui/pieces/desk/LookingNow';
import { Cluster } from '@formulary/ui/primitives/layout/Cluster';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { Skeleton } from '@formulary/ui/primitives/loading/Skeleton';
import { useMemo } from 'react';
import { useLocation, useParams } from 'react-router';
import { useOnlookers } from '../../../lib/http/useOnlookers.ts';
import { GroupLinks } from '../../../lib/list/GroupLinks.tsx';
import { useListScreen } from '../../../lib/list/useListScreen.ts';
import { useStaffCan } from '../../../lib/session/useStaffCan.ts';
import { daysOf } from '../daysOf.ts';
import { MoneyScreen } from '../MoneyScreen.tsx';
import { BookExact } from './BookExact.tsx';
import { GROUP, groupNames, lineList } from './lineColumns.tsx';
import { StatementLines } from './StatementLines.tsx';

const isSettledGroup = (group: StatementGroup): group is 'booked' | 'aside' =>
  group === 'booked' || group === 'aside';

/** Shows the lines of a bank statement by what they match, and books them. */
export function Statement() {
  const { id: written } = useParams();
  const id = readPositive(written) ?? 0;
  const screen = useListScreen(
    useMemo(() => lineList(id), [id]),
    { params: { id } },
  );
  const { pathname } = useLocation();
  const { data, failure, reload } = screen;
  const { group = 'exact' } = screen.request.filter;
  const names = useOnlookers(id === 0 ? undefined : `statement ${id}`);
  const canBook = useStaffCan('bookMoney');
  const { statement } = data ?? {};
  return (
    <MoneyScreen
      title={statement ? `Statement ${statement.name}` : 'Statement'}
      lead={
        statement && (
          <Cluster $gap={3}>
            <span>{`${daysOf(statement)}, imported by ${statement.by}. ${skippedSentence(statement)}`}</span>
            <LookingNow names={names} />
          </Cluster>
        )
      }
    >
      {failure && !data && <LoadFailed what="the statement" {...failure} />}
      {!data && !failure && <Skeleton $height="16rem" />}
      {data && (
        <>
          <GroupLinks
            label="Lines by match"
            group={group}
            groups={statementGroups.map((key) => ({
              key,
              name: groupNames[key],
              count: isSettledGroup(key) ? data.statement[key] : data[key].count,
            }))}
            hrefOf={(each) => `${pathname}?${GROUP}=${each}`}
          />
          {canBook && group === 'exact' && data.exact.count > 0 && (
            <BookExact
              id={id}
              count={data.exact.count}
              amount={data.exact.amount}
              onBooked={() => void reload()}
            />
          )}
          <StatementLines key={group} group={group} screen={screen} canBook={canBook} />
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
