import { counted } from '@formulary/rules/text/formatCount';
import { useNow } from '@formulary/client/screen/useNow';
import {
  bookStockCount,
  closeStockCount,
  getStockCount,
  type StockCountLine,
} from '@formulary/rules/calls/desk/deskCountCalls';
import { space } from '@formulary/theme/tokens';
import { TextField } from '@formulary/ui/fields/TextField';
import { Timeline } from '@formulary/ui/pieces/desk/Timeline';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { TwoPressButton } from '@formulary/ui/primitives/buttons/TwoPressButton';
import { Cluster } from '@formulary/ui/primitives/layout/Cluster';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { Alert } from '@formulary/ui/primitives/messages/Alert';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { useState } from 'react';
import { styled } from 'styled-components';
import { callDesk } from '../../../lib/http/callDesk.ts';
import { refusalOf } from '../../../lib/http/refusalOf.ts';
import { RecordPage } from '../../../lib/record/RecordPage.tsx';
import { useRecord, useRecordId } from '../../../lib/record/useRecord.ts';
import { paths } from '../../../lib/screen/paths.ts';
import { useStaffCan } from '../../../lib/session/useStaffCan.ts';
import { StockScreen } from '../StockScreen.tsx';
import { useSubmitKey } from '../useSubmitKey.ts';
import { PastedRows } from '../PastedRows.tsx';
import { CountSheet } from './CountSheet.tsx';
import { usePastedCounts } from './usePastedCounts.ts';

const Booking = styled(Cluster)`
  align-items: end;

  > :first-child {
    flex: 0 1 24rem;
    padding-block-end: ${space[0]};
  }
`;

const HOW_TO_COUNT =
  'Count what is on the shelf, with packs that are set aside for orders. Enter goes on to the next product, Ctrl Enter books. A column copied from a spreadsheet can be pasted.';

const isToBook = (line: StockCountLine): boolean =>
  line.counted !== undefined && line.bookedAt === undefined;

/** Takes down what is on the shelves, and books the differences with their reasons. */
export function CountPage() {
  const countId = useRecordId('countId');
  const id = countId ?? 0;
  const now = useNow();
  const { notify } = useToasts();
  const read = useRecord(getStockCount, countId);
  const { data, mutate } = read;
  const canChange = useStaffCan('changeStock');
  const [reasons, setReasons] = useState<Readonly<Record<number, string>>>({});
  const [reason, setReason] = useState('');
  const [refused, setRefused] = useState<Readonly<Record<number, string>>>({});
  const [problem, setProblem] = useState<string>();
  const [isBooking, setIsBooking] = useState(false);
  const count = data?.count;
  const isOpen = canChange && count !== undefined && count.closedAt === undefined;
  const toBook = data?.lines.filter(isToBook) ?? [];
  const differing = toBook.filter(({ difference }) => difference !== 0).length;

  const book = async (lines: readonly StockCountLine[]) => {
    setIsBooking(true);
    setProblem(undefined);
    const failed = await refusalOf(async () => {
      const body = {
        lines: lines.map((line) => {
          const why = (reasons[line.id] ?? '').trim() || reason.trim();
          return {
            lineId: line.id,
            counted: line.counted ?? 0,
            ...(line.difference !== 0 && why !== '' && { reason: why }),
          };
        }),
      };
      const answers = await callDesk(bookStockCount, { params: { id }, body });
      const left = answers.flatMap(({ lineId, refused: why }) =>
        why === undefined ? [] : [[lineId, why] as const],
      );
      setRefused(Object.fromEntries(left));
      const done = answers.length - left.length;
      if (done > 0)
        notify({ id: 'count', tone: 'success', message: `${counted(done, 'line')} booked` });
      if (left.length > 0) setProblem(`${counted(left.length, 'line')} not booked. Each says why`);
      await mutate();
    });
    if (failed) setProblem(failed.message);
    setIsBooking(false);
  };
  const close = async () => {
    const failed = await refusalOf(async () => {
      await callDesk(closeStockCount, { params: { id } });
      await mutate();
    });
    setProblem(failed?.message);
  };
  const keepLine = (changed: StockCountLine) => {
    setRefused(({ [changed.id]: _before, ...others }) => others);
    void mutate(
      (before) =>
        before && {
          ...before,
          lines: before.lines.map((line) => (line.id === changed.id ? changed : line)),
        },
      { revalidate: false },
    );
  };

  const onOutdated = () => void mutate();
  const { pasted, paste } = usePastedCounts({
    lines: data?.lines ?? [],
    onCounted: keepLine,
    onOutdated,
  });

  const onKey = useSubmitKey('Count', 'Book what is counted', () => {
    if (isOpen && toBook.length > 0 && !isBooking) void book(toBook);
  });

  return (
    <RecordPage
      id={countId}
      read={read}
      one="count"
      title={count?.name}
      all={{ label: 'All counts', href: paths.counts }}
      Layout={StockScreen}
      lead={count && <span>{count.closedAt === undefined ? 'Open' : 'Closed'}</span>}
      actions={
        isOpen ? (
          <TwoPressButton
            label="Close the count"
            confirmLabel="Yes, close it"
            about={count.name}
            onConfirm={() => void close()}
          />
        ) : undefined
      }
    >
      {({ lines, events }) => (
        <>
          {isOpen && <p>{HOW_TO_COUNT}</p>}
          {problem !== undefined && (
            <Alert tone="danger" isUrgent>
              {problem}
            </Alert>
          )}
          {pasted && <PastedRows {...pasted} />}
          <Stack onKeyDownCapture={onKey}>
            <CountSheet
              lines={lines}
              isOpen={isOpen}
              reasons={reasons}
              refused={refused}
              onReason={(lineId, why) => setReasons({ ...reasons, [lineId]: why })}
              onCounted={keepLine}
              onOutdated={onOutdated}
              onPasteRows={(text, lineId) => void paste(text, lineId)}
            />
            {isOpen && toBook.length > 0 && (
              <Booking $gap={3}>
                {differing > 0 && (
                  <TextField
                    label="Reason of differences without one of their own"
                    isRequired={false}
                    value={reason}
                    onChange={setReason}
                    maxLength={200}
                    autoComplete="off"
                  />
                )}
                <Button
                  variant="primary"
                  isPending={isBooking}
                  pendingLabel="Booking…"
                  onClick={() => void book(toBook)}
                >
                  {`Book ${counted(toBook.length, 'line')}`}
                </Button>
              </Booking>
            )}
            <Timeline events={events} now={now} />
          </Stack>
        </>
      )}
    </RecordPage>
  );
}
