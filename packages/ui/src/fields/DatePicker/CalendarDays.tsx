import { DayPicker } from 'react-day-picker';
import { enGB } from 'react-day-picker/locale/en-GB';
import { styled } from 'styled-components';
import { readingDirection } from '../../primitives/readingDirection.ts';
import { media } from '@formulary/theme/media';
import { tabularFigures } from '@formulary/theme/tabularFigures';
import { border, color, font, radius, stroke } from '@formulary/theme/tokens';
import { visuallyHidden } from '@formulary/theme/visuallyHidden';

export interface CalendarDaysProps {
  selected: Date | undefined;
  /** The month in view. */
  month: Date;
  onMonthChange: (month: Date) => void;
  min: Date;
  max: Date;
  today: Date;
  onChoose: (date: Date) => void;
  /** Focuses the month when it appears, but not after a page turn with the arrow buttons. */
  isFocused: boolean;
}

const Root = styled.div`
  /* Fits seven days at 320 px; 44 px each on wider screens. */
  --day: min(2.75rem, calc((100vi - 4rem) / 7));

  /* Hidden visually, for screen readers only; the button above shows the month. */
  .rdp-month_caption {
    ${visuallyHidden}
  }

  .rdp-weekday {
    inline-size: var(--day);
    block-size: 2rem;
    padding: 0;
    color: ${color.textMuted};
    font-size: ${font.sizeSmall};
    font-weight: ${font.weightMedium};
  }

  .rdp-day {
    inline-size: var(--day);
    block-size: 2.75rem;
    padding: 0.0625rem;
  }

  .rdp-day_button {
    ${tabularFigures}
    inline-size: 100%;
    block-size: 100%;
    padding: 0;
    border: ${stroke.hairline} solid transparent;
    border-radius: ${radius.medium};
    background: transparent;
    cursor: pointer;

    &:hover:enabled {
      background: ${color.surfaceHover};
    }

    &:focus-visible {
      outline-offset: calc(-1 * ${stroke.heavy});
    }

    &:disabled {
      color: ${color.textDisabled};
      cursor: not-allowed;
      text-decoration: line-through;
    }
  }

  .rdp-today .rdp-day_button {
    font-weight: ${font.weightBold};
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }

  .rdp-selected .rdp-day_button {
    border: ${border.strong};
    background: ${color.actionPrimary};
    color: ${color.textOnAction};
    font-weight: ${font.weightBold};

    ${media.forcedColors} {
      border-color: Highlight;
    }
  }
`;

/**
 * Shows one month, Sunday first (spec 9.7). The calendar library handles the keys for days, weeks, months and years.
 */
export function CalendarDays({
  selected,
  month,
  onMonthChange,
  min,
  max,
  today,
  onChoose,
  isFocused,
}: CalendarDaysProps) {
  return (
    <Root>
      <DayPicker
        mode="single"
        required
        hideNavigation
        fixedWeeks
        weekStartsOn={0}
        locale={enGB}
        dir={readingDirection()}
        selected={selected}
        month={month}
        onMonthChange={onMonthChange}
        startMonth={min}
        endMonth={max}
        disabled={[{ before: min }, { after: max }]}
        today={today}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user opened the calendar, and its keys work on a day
        autoFocus={isFocused}
        onSelect={onChoose}
      />
    </Root>
  );
}
