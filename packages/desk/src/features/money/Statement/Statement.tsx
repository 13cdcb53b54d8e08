import { formatMoney } from '@formulary/rules/money/formatMoney';
import { type StatementGroup, statementGroups } from '@formulary/rules/payments/lists/moneyLists';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { GroupLinks } from '../../../lib/list/GroupLinks.tsx';
import { useListScreen } from '../../../lib/list/useListScreen.ts';
import { RecordPage } from '../../../lib/record/RecordPage.tsx';
import { useRecordId } from '../../../lib/record/useRecord.ts';
import { paths } from '../../../lib/screen/paths.ts';
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
  const id = useRecordId('id');
  const statementId = id ?? 0;
  const screen = useListScreen(
    useMemo(() => lineList(statementId), [statementId]),
    { params: { id: statementId } },
  );
  const { pathname } = useLocation();
  const { group = 'exact' } = screen.request.filter;
  const canBook = useStaffCan('bookMoney');
  const statement = screen.read.data?.statement;
  return (
    <RecordPage
      id={id}
      read={screen.read}
      one="statement"
      title={statement && `Statement ${statement.name}`}
      lead={
        statement && (
          <span>{`${daysOf(statement)}, imported by ${statement.by}. ${skippedSentence(statement)}`}</span>
        )
      }
      all={{ label: 'All statements', href: paths.money }}
      subject="statement"
      Layout={MoneyScreen}
      height="16rem"
    >
      {(page) => (
        <>
          <GroupLinks
            label="Lines by match"
            group={group}
            groups={statementGroups.map((key) => ({
              key,
              name: groupNames[key],
              count: isSettledGroup(key) ? page.statement[key] : page[key].count,
            }))}
            hrefOf={(each) => `${pathname}?${GROUP}=${each}`}
          />
          {canBook && group === 'exact' && page.exact.count > 0 && (
            <BookExact
              id={statementId}
              count={page.exact.count}
              amount={page.exact.amount}
              onBooked={() => void screen.reload()}
            />
          )}
          <StatementLines key={group} group={group} screen={screen} canBook={canBook} />
          {group === 'near' && page.near.count > 0 && (
            <p>{`${formatMoney(page.near.amount)} on lines that are near an order.`}</p>
          )}
        </>
      )}
    </RecordPage>
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
