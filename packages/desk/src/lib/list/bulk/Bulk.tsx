import { BulkBar } from '@formulary/ui/pieces/desk/BulkBar';
import { BulkReport } from '@formulary/ui/pieces/desk/BulkReport';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useKeys } from '../../screen/useKeys.ts';
import { InHost } from './InHost.tsx';
import { type BulkOutcome, type BulkRow, runBulk } from './runBulk.ts';
import type { RowSelection } from './useRowSelection.ts';

type Words = readonly [one: string, many: string];

/** What a dialog before an action needs. */
export interface BulkQuestion {
  /** Rows that it will be done with. */
  readonly count: number;
  readonly onAnswer: (answer: string) => void;
  readonly onClose: () => void;
}

/** Something to do with each selected row. */
export interface BulkListAction<Row> {
  readonly key: string;
  /** A verb: 'Hold'. */
  readonly label: string;
  /** Single key that does it while rows are selected. */
  readonly letter?: string;
  /** What was done, after a number: ['order held', 'orders held']. */
  readonly done: Words;
  /** Asks something once for all rows, such as a reason. */
  readonly Ask?: ComponentType<BulkQuestion>;
  /** Does it with one row; throws an `ApiProblem` that says why not. */
  readonly act: (row: Row, answer: string) => Promise<unknown>;
  /** Why it cannot be done with any of these rows. */
  readonly refusal?: (rows: readonly Row[]) => string | undefined;
}

interface BulkProps<Row> {
  readonly selected: RowSelection<Row>;
  /** One and several rows: ['order', 'orders']. */
  readonly what: Words;
  readonly nameOf: (row: Row) => BulkRow;
  readonly actions: readonly BulkListAction<Row>[];
  /** Reads the list again, once all rows are answered. */
  readonly onChanged: () => Promise<unknown>;
}

interface Report extends BulkOutcome {
  readonly what: Words;
}

/**
 * Shows the bar of a list's selected rows and does its actions with each of them, one after the other. A second press while
 * one runs does nothing, and each call carries the version that was seen, so that nothing is done twice. The report says what
 * became of each row, and stays until it is closed; leaving the list stops after the row that is under way.
 */
export function Bulk<Row>({ selected, what, nameOf, actions, onChanged }: BulkProps<Row>) {
  const { rows, host, select } = selected;
  const [asked, setAsked] = useState<{ action: BulkListAction<Row>; rows: readonly Row[] }>();
  const [running, setRunning] = useState<{ key: string; done: number; total: number }>();
  const [report, setReport] = useState<Report>();
  const isRunning = useRef(false);
  const isStopped = useRef(false);
  useEffect(() => {
    isStopped.current = false;
    return () => {
      isStopped.current = true;
    };
  }, []);

  const start = async (
    action: BulkListAction<Row>,
    chosen: readonly Row[],
    answer: string,
  ): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    isStopped.current = false;
    setAsked(undefined);
    setReport(undefined);
    const total = chosen.length;
    const key = action.key;
    setRunning({ key, done: 0, total });
    try {
      const outcome = await runBulk(
        chosen.map((row) => ({ ...nameOf(row), row })),
        {
          act: ({ row }) => action.act(row, answer),
          onProgress: (done) => setRunning({ key, done, total }),
          isStopped: () => isStopped.current,
        },
      );
      select([]);
      setReport({ ...outcome, what: action.done });
      await onChanged();
    } finally {
      isRunning.current = false;
      setRunning(undefined);
    }
  };
  const press = (action: BulkListAction<Row>) => {
    if (isRunning.current) return;
    if (action.Ask) setAsked({ action, rows });
    else void start(action, rows, '');
  };

  useKeys(
    `Selected ${what[1]}`,
    rows.length === 0
      ? []
      : actions.flatMap((action) =>
          action.letter === undefined
            ? []
            : [{ key: action.letter, does: action.label, run: () => press(action) }],
        ),
  );

  const Ask = asked?.action.Ask;
  const bar = (
    <BulkBar
      count={running?.total ?? rows.length}
      what={what}
      actions={actions.map((action) => ({
        key: action.key,
        label: action.label,
        onRun: () => press(action),
        refusal: action.refusal?.(rows),
      }))}
      onClear={() => select([])}
      runningKey={running?.key}
      {...(running && {
        progress: {
          done: running.done,
          onStop: () => {
            isStopped.current = true;
          },
        },
      })}
    />
  );
  return (
    <>
      {report && (
        <BulkReport
          {...report}
          onClose={() => setReport(undefined)}
          onSelectRefused={() => {
            select(report.refused.map(({ key }) => key));
            setReport(undefined);
          }}
        />
      )}
      <InHost host={host}>{bar}</InHost>
      {asked && Ask && (
        <Ask
          count={asked.rows.length}
          onAnswer={(answer) => void start(asked.action, asked.rows, answer)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
