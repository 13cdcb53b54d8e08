import type { Day } from '@formulary/rules/dates/day';
import { formatDay } from '@formulary/rules/dates/day';
import { londonDay } from '@formulary/rules/dates/londonTime';
import { isFilledInDate, parseDate, pickerYears, tidyDate } from '@formulary/rules/dates/dateField';
import { CalendarDays as CalendarIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { controlStyle } from '../controlStyle.ts';
import { FieldFrame } from '../FieldFrame.tsx';
import type { CommonFieldProps } from '../CommonFieldProps.ts';
import { IconButton } from '../../primitives/buttons/IconButton/IconButton.tsx';
import { LazyLoad } from '../../primitives/lazy/LazyLoad.tsx';
import { loadLazily } from '../../primitives/lazy/loadLazily.ts';
import { Popover } from '../../primitives/overlays/Popover/Popover.tsx';
import { Skeleton } from '../../primitives/loading/Skeleton/Skeleton.tsx';
import { tabularFigures } from '@formulary/theme/tabularFigures';
import { size } from '@formulary/theme/tokens';

type NativeProps = Pick<ComponentPropsWithRef<'input'>, 'autoComplete' | 'name' | 'ref'>;

export interface DateFieldProps extends Omit<CommonFieldProps, 'label'>, NativeProps {
  /** Plain text: it also names the calendar. */
  label: string;
  /** Text of the field; dd/MM/yyyy once it is a valid date. */
  value: string;
  onChange: (next: string) => void;
  /** Current time: sets "today" and the default range of years. */
  now: Date;
  /** First and last selectable day; by default 30 years back and 30 ahead (spec 9.7). */
  min?: Day;
  max?: Day;
  /** Use `years` for dates of birth. */
  opensIn?: 'days' | 'years';
}

/** Loads the calendar when it first opens, because most dates are typed. */
const loadDatePicker = async () =>
  (await loadLazily(() => import('../DatePicker/DatePicker.tsx'))).DatePicker;

const Well = styled.div`
  position: relative;

  & > button {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
  }
`;

const Input = styled.input`
  ${controlStyle}
  ${tabularFigures}
  padding-inline-end: ${size.target};
`;

/** Placeholder with the size of a month, to prevent a layout shift. */
const Room = styled.div`
  inline-size: min(19.25rem, calc(100vi - 4rem));
  block-size: 21.75rem;
`;

/**
 * Shows a date field: type dd/MM/yyyy or pick a day (spec 4.10, 5.4, 9.7). It does not validate; on blur it only
 * reformats input such as '3.9.1971'.
 */
export function DateField({
  label,
  description = 'dd/MM/yyyy, for example 27/03/1985',
  errorMessage,
  isRequired,
  isDisabled,
  isLabelHidden,
  id,
  value,
  onChange,
  now,
  min,
  max,
  opensIn = 'days',
  ...native
}: DateFieldProps) {
  const words = { label, description, errorMessage, isRequired, isDisabled, isLabelHidden, id };
  const years = pickerYears(now);
  const typed = parseDate(value);
  return (
    <FieldFrame {...words}>
      {(control) => (
        <Well>
          <Input
            {...native}
            {...control}
            type="text"
            inputMode="numeric"
            value={value}
            onChange={({ target }) =>
              onChange(isFilledInDate(target.value) ? tidyDate(target.value) : target.value)
            }
            onBlur={() => {
              const tidy = tidyDate(value);
              if (tidy !== value) onChange(tidy);
            }}
          />
          <Popover
            label={`${label} calendar`}
            align="end"
            renderTrigger={(trigger) => (
              <IconButton {...trigger} label={`Choose ${label}`} isDisabled={control.disabled}>
                <CalendarIcon aria-hidden />
              </IconButton>
            )}
          >
            {(close) => (
              <LazyLoad
                load={loadDatePicker}
                what="the calendar"
                placeholder={
                  <Room aria-busy>
                    <Skeleton $height="100%" />
                  </Room>
                }
              >
                {(DatePicker) => (
                  <DatePicker
                    value={typed}
                    min={min ?? `${years.from}-01-01`}
                    max={max ?? `${years.to}-12-31`}
                    today={londonDay(now)}
                    opensIn={opensIn}
                    onChange={(day) => {
                      onChange(formatDay(day));
                      close();
                    }}
                  />
                )}
              </LazyLoad>
            )}
          </Popover>
        </Well>
      )}
    </FieldFrame>
  );
}
