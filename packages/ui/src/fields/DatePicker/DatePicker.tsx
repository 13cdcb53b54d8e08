import type { Day } from '@formulary/rules/dates/day';
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/buttons/Button/Button.tsx';
import { IconButton } from '../../primitives/buttons/IconButton/IconButton.tsx';
import { YearGrid } from '../YearGrid/YearGrid.tsx';
import { motion, space } from '@formulary/theme/tokens';
import { CalendarDays } from './CalendarDays.tsx';
import { dayOfLocalDate, localDate } from './localDate.ts';

export interface DatePickerProps {
  value: Day | undefined;
  /** First and last selectable day. */
  min: Day;
  max: Day;
  today: Day;
  /** Use `years` for dates of birth. */
  opensIn?: 'days' | 'years';
  onChange: (day: Day) => void;
}

const Root = styled.div`
  display: grid;
  gap: ${space[2]};
`;

const Bar = styled.div`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;

  [aria-expanded] {
    padding-inline: ${space[2]};
    white-space: nowrap;
  }

  [aria-expanded] svg {
    transition: rotate ${motion.quick} ${motion.easeOut};
  }

  [aria-expanded='true'] svg {
    rotate: 180deg;
  }

  /* Mirrors arrows with the reading direction. */
  &:dir(rtl) > [aria-label] svg {
    scale: -1 1;
  }

  [data-out-of-use] {
    visibility: hidden;
  }
`;

const monthInWords = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' });

const monthOf = (date: Date, by = 0) => new Date(date.getFullYear(), date.getMonth() + by, 1);

const between = (day: Day, min: Day, max: Day): Day => {
  if (day < min) return min;
  return day > max ? max : day;
};

/**
 * Shows a calendar with a days view and a years view (spec 4.10), Sunday first; days outside `min` and `max` are
 * disabled (spec 5.4). It starts at the chosen day, or as near to today as the limits allow, and takes the focus when
 * it appears.
 */
export function DatePicker({
  value,
  min,
  max,
  today,
  opensIn = 'days',
  onChange,
}: DatePickerProps) {
  const first = localDate(min);
  const last = localDate(max);
  const [view, setView] = useState(opensIn);
  const [month, setMonth] = useState(() => monthOf(localDate(between(value ?? today, min, max))));
  // The day grid takes the focus on opening and after a year is chosen. The month arrows keep the focus when pressed.
  const [isTurned, setIsTurned] = useState(false);

  const turn = (by: 1 | -1) => {
    setIsTurned(true);
    setMonth(monthOf(month, by));
  };

  const showYear = (year: number) => {
    const requested = dayOfLocalDate(new Date(year, month.getMonth(), 1));
    setMonth(monthOf(localDate(between(requested, min, max))));
    setIsTurned(false);
    setView('days');
  };

  const isYears = view === 'years';
  return (
    <Root data-view={view}>
      <Bar>
        <IconButton
          label="Previous month"
          data-out-of-use={isYears || undefined}
          isDisabled={month <= monthOf(first)}
          onClick={() => turn(-1)}
        >
          <ChevronLeft aria-hidden />
        </IconButton>
        <Button
          variant="quiet"
          aria-expanded={isYears}
          onClick={() => {
            setIsTurned(false);
            setView(isYears ? 'days' : 'years');
          }}
        >
          <span>{isYears ? 'Choose a year' : monthInWords.format(month)}</span>
          <ChevronDown aria-hidden />
        </Button>
        <IconButton
          label="Next month"
          data-out-of-use={isYears || undefined}
          isDisabled={month >= monthOf(last)}
          onClick={() => turn(1)}
        >
          <ChevronRight aria-hidden />
        </IconButton>
      </Bar>
      {isYears ? (
        <YearGrid
          label="Years"
          from={first.getFullYear()}
          to={last.getFullYear()}
          value={value === undefined ? undefined : localDate(value).getFullYear()}
          startAt={month.getFullYear()}
          onChange={showYear}
        />
      ) : (
        <CalendarDays
          selected={value === undefined ? undefined : localDate(value)}
          month={month}
          onMonthChange={setMonth}
          min={first}
          max={last}
          today={localDate(today)}
          isFocused={!isTurned}
          onChoose={(date) => onChange(dayOfLocalDate(date))}
        />
      )}
    </Root>
  );
}
