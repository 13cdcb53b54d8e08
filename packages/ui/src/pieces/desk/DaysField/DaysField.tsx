import { weekday } from '@formulary/rules/dates/calendar';
import { parseDate } from '@formulary/rules/dates/dateField';
import { formatDay } from '@formulary/rules/dates/day';
import { londonDay } from '@formulary/rules/dates/londonTime';
import { border, color, font, radius, space } from '@formulary/theme/tokens';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { DateField } from '../../../fields/DateField/DateField.tsx';
import { FieldError } from '../../../fields/FieldError.tsx';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { IconButton } from '../../../primitives/buttons/IconButton/IconButton.tsx';

export interface DaysFieldProps {
  /** Plain text: it also names the calendar of the day to add. */
  label: string;
  description?: string;
  /** Days as yyyy-MM-dd, one in each line. */
  value: string;
  onChange: (next: string) => void;
  errorMessage?: string | undefined;
  id?: string;
  /** Current time: days of earlier years are left out. */
  now: Date;
}

const Group = styled.fieldset`
  display: grid;
  gap: ${space[3]};
  padding: ${space[4]};
  border: ${border.hairline};
  border-radius: ${radius.medium};

  legend {
    padding-inline: ${space[2]};
    font-weight: ${font.weightBold};
  }

  &[data-invalid] {
    border-color: ${color.borderError};
  }
`;

const Muted = styled.p`
  color: ${color.textMuted};
  font-size: ${font.sizeSmall};
`;

const Year = styled.div`
  display: grid;
  grid-template-columns: 3.5rem 1fr;
  align-items: baseline;
  gap: ${space[2]};

  h3 {
    font-size: ${font.sizeSmall};
    font-weight: ${font.weightMedium};
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]};
    padding: 0;
    list-style: none;
  }

  li {
    display: inline-flex;
    align-items: center;
    padding-inline-start: ${space[2]};
    border: ${border.hairline};
    border-radius: ${radius.small};
    font-size: ${font.sizeSmall};
    white-space: nowrap;
  }
`;

const Added = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[3]};
`;

/** Edits a list of days, by year: each can be removed, and one at a time is added. */
export function DaysField({
  label,
  description,
  value,
  onChange,
  errorMessage,
  id,
  now,
}: DaysFieldProps) {
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const errorId = useId();
  const days = value.split('\n').filter((day) => day !== '');
  const thisYear = londonDay(now).slice(0, 4);
  const years = [...new Set(days.map((day) => day.slice(0, 4)))].filter((year) => year >= thisYear);
  const add = () => {
    const day = parseDate(typed);
    if (day === undefined) setFault('Please enter a date as dd/MM/yyyy');
    else if (days.includes(day)) setFault(`${formatDay(day)} is in the list already`);
    else {
      setFault(undefined);
      setTyped('');
      onChange([...days, day].toSorted().join('\n'));
    }
  };
  return (
    <Group
      id={id}
      tabIndex={-1}
      data-invalid={errorMessage ? '' : undefined}
      aria-describedby={errorMessage ? errorId : undefined}
    >
      <legend>{label}</legend>
      {description && <Muted>{description}</Muted>}
      {years.length === 0 && <Muted>None from this year on.</Muted>}
      {years.map((year) => (
        <Year key={year}>
          <h3>{year}</h3>
          <ul>
            {days
              .filter((day) => day.startsWith(year))
              .map((day) => (
                <li key={day}>
                  <span>{`${weekday(day).slice(0, 3)} ${formatDay(day)}`}</span>
                  <IconButton
                    isSmall
                    label={`Remove ${formatDay(day)} from ${label}`}
                    onClick={() => onChange(days.filter((each) => each !== day).join('\n'))}
                  >
                    <X aria-hidden size={14} />
                  </IconButton>
                </li>
              ))}
          </ul>
        </Year>
      ))}
      <Added
        onKeyDown={(event) => {
          const { target } = event;
          if (event.key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
          // Enter adds the day; with Ctrl or ⌘ it submits the form around.
          event.preventDefault();
          if (event.ctrlKey || event.metaKey) target.form?.requestSubmit();
          else add();
        }}
      >
        <DateField
          label={`Add a day: ${label}`}
          description="As dd/MM/yyyy"
          value={typed}
          onChange={setTyped}
          errorMessage={fault}
          now={now}
        />
        <Button onClick={add}>Add the day</Button>
      </Added>
      {errorMessage && <FieldError id={errorId}>{errorMessage}</FieldError>}
    </Group>
  );
}
