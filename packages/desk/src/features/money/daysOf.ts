import { formatDay } from '@formulary/rules/dates/day';
import type { StatementSummary } from '@formulary/rules/calls/desk/deskStatementCalls';

/** Returns the days of a statement: '27/11/2026', or '01/11/2026 to 27/11/2026'. */
export function daysOf({
  firstDay,
  lastDay,
}: Pick<StatementSummary, 'firstDay' | 'lastDay'>): string {
  const first = formatDay(firstDay);
  return firstDay === lastDay ? first : `${first} to ${formatDay(lastDay)}`;
}
