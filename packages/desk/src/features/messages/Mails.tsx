import { isReadOf } from '@formulary/client/reads/isReadOf';
import { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import { listDeskMails, retryDeskMail } from '@formulary/rules/calls/desk/deskMailCalls';
import {
  type ListedMail,
  MAILS_A_PAGE,
  MOST_COUNTED_MAILS,
} from '@formulary/rules/correspondence/deskMail';
import { BulkBar } from '@formulary/ui/pieces/desk/BulkBar';
import { BulkReport, type RefusedRow } from '@formulary/ui/pieces/desk/BulkReport';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { EmptyState } from '@formulary/ui/primitives/messages/EmptyState';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { callDesk } from '../../lib/http/callDesk.ts';
import { useDeskRead } from '../../lib/http/useDeskRead.ts';
import { DeskList } from '../../lib/list/DeskList.tsx';
import { useDeskList } from '../../lib/list/useDeskList.ts';
import { Screen } from '../../lib/screen/Screen.tsx';
import { lazyPart } from '../../lib/screen/lazyPart.tsx';
import { useKeys } from '../../lib/screen/useKeys.ts';
import { useStaffCan } from '../../lib/session/useStaffCan.ts';
import { mailColumns, mailListShape } from './mailList.ts';
import { OtherList } from './OtherList.tsx';

const keyOf = ({ id }: ListedMail): string => String(id);
const nameOf = ({ subject, recipient }: ListedMail): string => `${subject} to ${recipient}`;

const MailPanel = lazyPart(
  'the email',
  async () => (await loadLazily(() => import('./MailPanel.tsx'))).MailPanel,
);

interface Report {
  readonly done: readonly string[];
  readonly refused: readonly RefusedRow[];
}

/** Lists the mails of the last weeks with what became of them; those that failed are sent again. */
export function Mails() {
  const list = useDeskList('mails', mailListShape);
  const mayRetry = useStaffCan('answerMessages');
  const { mutate: reload } = useSWRConfig();
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [isRunning, setIsRunning] = useState(false);
  const [report, setReport] = useState<Report>();
  const [openKey, setOpenKey] = useState<string>();
  const { filters, place } = list.settings;
  const { after, before } = place;
  const { data, error, isValidating, mutate } = useDeskRead(
    listDeskMails,
    {
      body: {
        filter: filters,
        ...(after === undefined ? {} : { after }),
        ...(before === undefined ? {} : { before }),
        limit: MAILS_A_PAGE,
      },
    },
    { keepPrevious: true },
  );
  const sendAgain = async (rows: readonly ListedMail[]) => {
    setIsRunning(true);
    const done: string[] = [];
    const refused: RefusedRow[] = [];
    for (const row of rows) {
      try {
        const input = { params: { id: row.id }, body: { version: row.version } };
        await callDesk(retryDeskMail, input);
        done.push(nameOf(row));
      } catch (problem) {
        if (!(problem instanceof ApiProblem)) throw problem;
        refused.push({ key: keyOf(row), name: nameOf(row), reason: problem.message });
      }
    }
    setIsRunning(false);
    setSelected([]);
    setReport({ done, refused });
    await reload(isReadOf(listDeskMails.name));
  };
  const open = data?.mails.find((row) => keyOf(row) === openKey);
  const chosen = (data?.mails ?? []).filter((row) => selected.includes(keyOf(row)));
  useKeys(
    'Selected emails',
    mayRetry && chosen.length > 0
      ? [{ key: 's', does: 'Send again', run: () => void sendAgain(chosen) }]
      : [],
  );
  return (
    <Screen title="Emails that we sent" lead={<OtherList at="mails" />}>
      {report && (
        <BulkReport
          what={['email is sent again', 'emails are sent again']}
          done={report.done}
          refused={report.refused}
          onClose={() => setReport(undefined)}
        />
      )}
      <DeskList
        caption="Emails"
        what="emails"
        shape={mailListShape}
        list={list}
        columns={mailColumns}
        answer={
          data && {
            next: data.next,
            previous: data.previous,
            total: Math.min(data.total, MOST_COUNTED_MAILS),
            isTotalAtLeast: data.total > MOST_COUNTED_MAILS,
          }
        }
        pageSize={MAILS_A_PAGE}
        rows={data?.mails}
        rowKey={keyOf}
        rowName={nameOf}
        onOpen={(row) => setOpenKey(keyOf(row))}
        openKey={open && openKey}
        onCurrent={(row) => setOpenKey((opened) => opened && keyOf(row))}
        {...(mayRetry && {
          selection: {
            keys: selected,
            onChange: setSelected,
            renderBar: (rows: readonly ListedMail[]) => (
              <BulkBar
                count={rows.length}
                what={['email', 'emails']}
                actions={[{ key: 's', label: 'Send again', onRun: () => void sendAgain(rows) }]}
                runningKey={isRunning ? 's' : undefined}
                onClear={() => setSelected([])}
              />
            ),
          },
        })}
        isLoading={isValidating && data !== undefined}
        failure={error && { onRetry: () => void mutate(), isRetrying: isValidating }}
        panel={
          open && (
            <MailPanel
              mail={open}
              isSending={isRunning}
              onSendAgain={() => void sendAgain([open])}
              width={list.panelWidth}
              onResize={list.keepPanelWidth}
              onClose={() => setOpenKey(undefined)}
            />
          )
        }
        empty={
          <EmptyState title="No email is like that" picture={<Mail aria-hidden />}>
            {filters['state'] === 'given-up'
              ? 'Every email of the last weeks was sent, or is still tried.'
              : 'Remove a filter to see more.'}
          </EmptyState>
        }
      />
    </Screen>
  );
}
