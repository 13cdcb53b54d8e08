import { formatDay } from '@formulary/rules/dates/day';
import { parseDate } from '@formulary/rules/dates/dateField';
import { type ReportPeriod, reportPeriods } from '@formulary/rules/reports/reportPeriod';
import { space } from '@formulary/theme/tokens';
import { DateField } from '@formulary/ui/fields/DateField';
import { Select } from '@formulary/ui/fields/Select';
import { useFocusRefusal } from '@formulary/ui/primitives/focus/useFocusRefusal';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { type Ref, type SyntheticEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { periodNames, type ReportDays } from './reportAddress.ts';

interface PeriodPickerProps {
  readonly days: ReportDays;
  /** The days of the report that is shown, with which the fields begin. */
  readonly shown: { readonly from: string; readonly to: string } | undefined;
  readonly onChange: (days: ReportDays) => void;
  /** The choice of the period, for the key that leads to it. */
  readonly select: Ref<HTMLSelectElement>;
}

const options = reportPeriods.map((value) => ({ value, label: periodNames[value] }));

const Fields = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[3]} ${space[4]};

  & > div {
    inline-size: 12rem;
  }
`;

const text = (day: string | undefined) => (day === undefined ? '' : formatDay(day));

/** Chooses the period of a report: a calendar period at once, or a first and a last day. */
export function PeriodPicker({ days, shown, onChange, select }: PeriodPickerProps) {
  const [isOpened, setIsOpened] = useState(false);
  const isChoosing = isOpened || days.period === 'days';
  const [from, setFrom] = useState<string>();
  const [to, setTo] = useState<string>();
  const [faults, setFaults] = useState<{ readonly from?: string; readonly to?: string }>({});
  const form = useRef<HTMLFormElement>(null);
  const focusRefusal = useFocusRefusal(form);
  const [now] = useState(() => new Date());
  const first = from ?? text(days.from ?? shown?.from);
  const last = to ?? text(days.to ?? shown?.to);
  const choose = (value: string) => {
    const period = value as ReportPeriod;
    setIsOpened(period === 'days');
    setFrom(undefined);
    setTo(undefined);
    setFaults({});
    if (period !== 'days') onChange({ period });
  };
  const show = (event: SyntheticEvent) => {
    event.preventDefault();
    const range = { from: parseDate(first), to: parseDate(last) };
    const missing = 'Please give a day as dd/mm/yyyy';
    setFaults({
      ...(range.from === undefined ? { from: missing } : {}),
      ...(range.to === undefined ? { to: missing } : {}),
    });
    if (range.from === undefined || range.to === undefined) {
      focusRefusal();
      return;
    }
    setFrom(undefined);
    setTo(undefined);
    onChange({ period: 'days', from: range.from, to: range.to });
  };
  return (
    <Fields ref={form} noValidate onSubmit={show}>
      <div>
        <Select
          ref={select}
          label="Period"
          options={options}
          value={isChoosing ? 'days' : days.period}
          onChange={choose}
        />
      </div>
      {isChoosing && (
        <>
          <div>
            <DateField
              label="First day"
              description=""
              value={first}
              onChange={setFrom}
              errorMessage={faults.from}
              now={now}
            />
          </div>
          <div>
            <DateField
              label="Last day"
              description=""
              value={last}
              onChange={setTo}
              errorMessage={faults.to}
              now={now}
            />
          </div>
          <Button type="submit">Show</Button>
        </>
      )}
    </Fields>
  );
}
