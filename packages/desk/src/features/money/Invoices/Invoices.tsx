import { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import { saveFile } from '@formulary/client/screen/saveFile';
import {
  exportInvoicesOfMonth,
  type InvoiceOfMonth,
  listInvoicesOfMonth,
} from '@formulary/rules/calls/desk/deskMoneyCalls';
import { formatDate, londonDay } from '@formulary/rules/dates/londonTime';
import { formatMoney } from '@formulary/rules/money/formatMoney';
import { TextField } from '@formulary/ui/fields/TextField';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { FactList } from '@formulary/ui/primitives/data/FactList';
import { Table, type TableColumn } from '@formulary/ui/primitives/data/Table';
import { Cluster } from '@formulary/ui/primitives/layout/Cluster';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { Skeleton } from '@formulary/ui/primitives/loading/Skeleton';
import { Alert } from '@formulary/ui/primitives/messages/Alert';
import { EmptyState } from '@formulary/ui/primitives/messages/EmptyState';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { downloadDesk } from '../../../lib/http/downloadDesk.ts';
import { withFreshProof } from '../../../lib/http/freshProof.ts';
import { useDeskRead } from '../../../lib/http/useDeskRead.ts';
import { useStaffCan } from '../../../lib/session/useStaffCan.ts';
import { MoneyScreen } from '../MoneyScreen.tsx';
import { Narrow } from '../Narrow.ts';

const MONTH = /^[1-9]\d{3}-(0[1-9]|1[0-2])$/;
const MONTH_LENGTH = 7;
const CSV = 'text/csv; charset=utf-8';
const signed = ({ kind, amount }: InvoiceOfMonth) =>
  formatMoney(kind === 'Credit note' ? -amount : amount);

const columns: readonly TableColumn<InvoiceOfMonth>[] = [
  { key: 'number', header: 'Number', isRowHeader: true, cell: ({ number }) => number },
  { key: 'date', header: 'Issued', cell: ({ issuedAt }) => formatDate(issuedAt) },
  { key: 'order', header: 'Order', cell: ({ orderNumber }) => orderNumber },
  { key: 'customer', header: 'Customer', cell: ({ customer }) => customer },
  { key: 'vat', header: 'VAT', align: 'end', cell: ({ vat }) => formatMoney(vat) },
  { key: 'amount', header: 'With VAT', align: 'end', cell: signed },
];

/** Lists the invoices and credit notes of a month with their sums, and exports them for the accountant. */
export function Invoices() {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('month') ?? '';
  const [thisMonth] = useState(() => londonDay(new Date()).slice(0, MONTH_LENGTH));
  const month = MONTH.test(asked) ? asked : thisMonth;
  const [pages, setPages] = useState<readonly number[]>([]);
  const after = pages.at(-1);
  const { data, error, isValidating, mutate } = useDeskRead(
    listInvoicesOfMonth,
    { query: { month, ...(after === undefined ? {} : { after }) } },
    { keepPrevious: true },
  );
  const canExport = useStaffCan('exportLists');
  const last = data?.rows.at(-1)?.id;
  return (
    <MoneyScreen
      title="Invoices"
      lead="Invoices and credit notes by month"
      actions={canExport ? <ExportMonth month={month} /> : undefined}
    >
      <Narrow>
        <TextField
          label="Month"
          description="Such as 2026-11"
          value={asked === '' ? month : asked}
          errorMessage={
            asked === '' || MONTH.test(asked) ? undefined : 'Please give a month such as 2026-11'
          }
          onChange={(next) => {
            setPages([]);
            setSearch({ month: next }, { replace: true });
          }}
          inputMode="numeric"
          maxLength={MONTH_LENGTH}
          autoComplete="off"
        />
      </Narrow>
      {error && !data && (
        <LoadFailed what="the invoices" isRetrying={isValidating} onRetry={() => void mutate()} />
      )}
      {!data && !error && <Skeleton $height="16rem" />}
      {data && (
        <>
          <FactList
            facts={[
              ['Invoices', `${data.invoices.count}: ${formatMoney(data.invoices.amount)}`],
              [
                'Credit notes',
                `${data.creditNotes.count}: ${formatMoney(-data.creditNotes.amount)}`,
              ],
              ['VAT in all', formatMoney(data.invoices.vat - data.creditNotes.vat)],
              ['In all', formatMoney(data.invoices.amount - data.creditNotes.amount)],
            ]}
          />
          {data.rows.length === 0 ? (
            <EmptyState title="Nothing was issued in this month" />
          ) : (
            <Table
              caption={`Invoices and credit notes of ${month}`}
              columns={columns}
              rows={data.rows}
              rowKey={({ id }) => id}
              isDense
              isBusy={isValidating}
            />
          )}
          <Cluster>
            {pages.length > 0 && (
              <Button onClick={() => setPages(pages.slice(0, -1))}>Newer ones</Button>
            )}
            {data.hasMore && last !== undefined && (
              <Button onClick={() => setPages([...pages, last])}>Older ones</Button>
            )}
          </Cluster>
        </>
      )}
    </MoneyScreen>
  );
}

function ExportMonth({ month }: { readonly month: string }) {
  const [isPending, setIsPending] = useState(false);
  const [message, setMessage] = useState<string>();
  const save = async () => {
    setIsPending(true);
    setMessage(undefined);
    try {
      const options = {
        type: CSV,
        signal: new AbortController().signal,
        onReceived: () => undefined,
      };
      const file = await withFreshProof(() =>
        downloadDesk(exportInvoicesOfMonth, { body: { month } }, options),
      );
      saveFile(file, `formulary-invoices-${month}.csv`);
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      setMessage(problem.message);
    } finally {
      setIsPending(false);
    }
  };
  return (
    <Cluster>
      {message !== undefined && (
        <Alert tone="danger" isUrgent>
          {message}
        </Alert>
      )}
      <Button isPending={isPending} pendingLabel="Exporting…" onClick={() => void save()}>
        Export as CSV
      </Button>
    </Cluster>
  );
}
