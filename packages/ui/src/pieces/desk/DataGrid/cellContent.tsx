import { formatDay } from '@formulary/rules/dates/day';
import { formatDate } from '@formulary/rules/dates/londonTime';
import { formatMoment } from '@formulary/rules/dates/timeOfDay';
import { formatMoney } from '@formulary/rules/money/formatMoney';
import { Tag } from '../../../primitives/messages/Tag/Tag.tsx';
import { TextLink } from '../../../primitives/navigation/TextLink/TextLink.tsx';
import type { Elements } from '../../../primitives/elements.ts';
import type { CellFocus, GridColumn } from './gridColumns.ts';

const count = new Intl.NumberFormat('en-GB');

const time = (instant: Date | undefined, format: (instant: Date) => string): Elements =>
  instant && <time dateTime={instant.toISOString()}>{format(instant)}</time>;

/** Returns the content of a cell by the type of its column; nothing for a value that is not set. */
export function cellContent<Row>(column: GridColumn<Row>, row: Row, focus: CellFocus): Elements {
  switch (column.type) {
    case 'text': {
      const words = column.value(row);
      return words === undefined ? null : <span title={words}>{words}</span>;
    }
    case 'number': {
      const figure = column.value(row);
      return figure === undefined ? null : <span>{count.format(figure)}</span>;
    }
    case 'money': {
      const amount = column.value(row);
      return amount === undefined ? null : <span>{formatMoney(amount)}</span>;
    }
    case 'day': {
      const day = column.value(row);
      return day === undefined ? null : <time dateTime={day}>{formatDay(day)}</time>;
    }
    case 'date':
      return time(column.value(row), formatDate);
    case 'moment':
      return time(column.value(row), formatMoment);
    case 'tag': {
      const tag = column.value(row);
      return tag && <Tag tone={tag.tone ?? 'neutral'}>{tag.label}</Tag>;
    }
    case 'link': {
      const link = column.value(row);
      return (
        link && (
          <TextLink href={link.href} tabIndex={focus.tabIndex} title={link.label}>
            {link.label}
          </TextLink>
        )
      );
    }
    case 'own':
      return column.value(row, focus);
    default:
      return column satisfies never;
  }
}
