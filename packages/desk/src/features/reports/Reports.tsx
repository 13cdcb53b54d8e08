import { logLoadFailure } from '@formulary/client/screen/logProblem';
import { exportDeskReport, getDeskReport } from '@formulary/rules/calls/desk/deskReportCalls';
import { formatDay } from '@formulary/rules/dates/day';
import { type ReportName, reportNames, reportShape } from '@formulary/rules/reports/reports';
import { LazyLoad } from '@formulary/ui/primitives/lazy/LazyLoad';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { VisuallyHidden } from '@formulary/ui/primitives/layout/VisuallyHidden';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { Skeleton } from '@formulary/ui/primitives/loading/Skeleton';
import { Alert } from '@formulary/ui/primitives/messages/Alert';
import { useRef, useState } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { KeyButton } from '../../lib/screen/KeyButton.tsx';
import { saveDeskFile } from '../../lib/http/saveDeskFile.ts';
import { useDeskRead } from '../../lib/http/useDeskRead.ts';
import { NotFound } from '../../lib/screen/NotFound.tsx';
import { PartsScreen } from '../../lib/screen/PartsScreen.tsx';
import { addressAsked } from '@formulary/client/screen/shownRouter';
import { useKeys } from '../../lib/screen/useKeys.ts';
import { useStaffCan } from '../../lib/session/useStaffCan.ts';
import { PeriodPicker } from './PeriodPicker.tsx';
import { readReportDays, reportAt, reportHref } from './reportAddress.ts';
import { ReportContent } from './ReportContent.tsx';

const loadExport = async () =>
  (await loadLazily(() => import('../../lib/list/ExportReason.tsx'))).ExportReason;

/** Shows one of the reports of a period, compared with the period before, and exports it. */
export function Reports() {
  const { report: written = 'day' } = useParams();
  const name = reportNames.find((each) => each === written);
  return name === undefined ? <NotFound /> : <Report name={name} />;
}

function Report({ name }: { readonly name: ReportName }) {
  const [query] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const [isExporting, setIsExporting] = useState(false);
  const select = useRef<HTMLSelectElement>(null);
  const canExport = useStaffCan('exportLists');
  const days = readReportDays(query);
  const request = { report: name, ...days };
  const isWhole = days.period !== 'days' || (days.from !== undefined && days.to !== undefined);
  const read = useDeskRead(getDeskReport, isWhole ? { body: request } : null);
  const { data, error, isValidating, mutate } = read;
  const { title } = reportShape(name);
  useKeys('Report', [
    { key: 'p', does: 'Choose the period', run: () => select.current?.focus() },
    ...(canExport ? [{ key: 'x', does: 'CSV', run: () => setIsExporting(true) }] : []),
  ]);
  return (
    <PartsScreen
      job="Reports"
      title={title}
      lead={data && `${formatDay(data.from)} to ${formatDay(data.to)}, days in London`}
      parts={reportNames.map((each, at) => ({
        title: reportShape(each).tab,
        href: reportHref(each, days),
        key: String(at + 1),
      }))}
      actions={
        canExport ? (
          <KeyButton keyName="x" onClick={() => setIsExporting(true)}>
            CSV
          </KeyButton>
        ) : undefined
      }
    >
      <Stack $gap={5}>
        <PeriodPicker
          select={select}
          days={days}
          shown={data}
          onChange={(next) => void navigate(reportHref(reportAt(addressAsked(location)), next))}
        />
        {error?.code === 'report-period' && <Alert tone="danger">{error.message}</Alert>}
        {error && error.code !== 'report-period' && (
          <LoadFailed what="the report" onRetry={() => void mutate()} isRetrying={isValidating} />
        )}
        {data && !error && <ReportContent key={name} name={name} report={data} />}
        {!data && !error && isWhole && (
          <div aria-busy>
            <VisuallyHidden as="output">Loading…</VisuallyHidden>
            <Skeleton $height="18rem" />
          </div>
        )}
      </Stack>
      {isExporting && (
        <LazyLoad load={loadExport} what="the form" onFailed={logLoadFailure}>
          {(ExportReason) => (
            <ExportReason
              what={title.toLowerCase()}
              onExport={(reason) =>
                saveDeskFile(
                  exportDeskReport,
                  { body: { request, reason } },
                  `${title.toLowerCase().replaceAll(' ', '-')}.csv`,
                )
              }
              onClose={() => setIsExporting(false)}
            />
          )}
        </LazyLoad>
      )}
    </PartsScreen>
  );
}
