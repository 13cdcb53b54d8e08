import { styled } from 'styled-components';
import { border, color, font, radius, space } from '@formulary/theme/tokens';
import type { Elements } from '../../../primitives/elements.ts';
import { Alert } from '../../../primitives/messages/Alert/Alert.tsx';
import { FileField } from '../../../fields/FileField/FileField.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Tag } from '../../../primitives/messages/Tag/Tag.tsx';

/** A column of the file. */
export interface CsvColumn {
  /** Its heading in the file, or 'Column 3'. */
  readonly heading: string;
  /** What it was recognised as: 'Date', 'Amount in'. Absent: it is not used. */
  readonly meaning?: string | undefined;
}

/** The first rows of a file, as they were read. */
export interface CsvPreview {
  readonly columns: readonly CsvColumn[];
  readonly rows: readonly (readonly string[])[];
  /** Rows of the whole file, without its headings. */
  readonly rowCount: number;
}

/** Why a row was not taken. */
export interface CsvRefusal {
  /** Number of the row in the file, from 1 for its first line. */
  readonly row: number;
  readonly column?: string | undefined;
  readonly reason: string;
}

export interface CsvDropProps {
  /** 'Bank statement' */
  label: string;
  description?: string;
  file: File | undefined;
  onChange: (file: File | undefined) => void;
  /** Largest file, in bytes. */
  mostBytes: number;
  /** Why the whole file was refused. */
  errorMessage?: string | undefined;
  /** 0 to 100, while it is sent. */
  progress?: number | undefined;
  preview?: CsvPreview | undefined;
  refusals?: readonly CsvRefusal[];
  /** The key that opens the file dialog, as it is shown. */
  keyHint?: Elements;
}

/** Refusals that are listed; the others are counted. */
const MOST_LISTED = 50;
const MEGABYTE = 1_048_576;

const Scroll = styled.div.attrs({ role: 'group' })`
  border: ${border.hairline};
  border-radius: ${radius.medium};
  overflow-x: auto;

  /* On a phone each value breaks instead. */
  @media (width < 48rem) {
    overflow-x: visible;
  }
`;

const Rows = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  background: ${color.surfaceRaised};
  font-size: ${font.sizeSmall};

  caption {
    padding: ${space[2]} ${space[3]};
    color: ${color.textMuted};
    text-align: start;
  }

  th,
  td {
    padding: ${space[2]} ${space[3]};
    border-block-start: ${border.hairline};
    text-align: start;
    vertical-align: top;
  }

  th {
    font-weight: ${font.weightMedium};
  }

  [data-unused] {
    color: ${color.textMuted};
  }

  @media (width < 48rem) {
    table-layout: fixed;

    th,
    td {
      padding-inline: ${space[1]};
      overflow-wrap: anywhere;
    }
  }
`;

const Meaning = styled.div`
  padding-block-start: ${space[1]};
  font-weight: ${font.weightBody};
`;

const Refusals = styled.ul`
  padding-inline-start: ${space[5]};
`;

const number = new Intl.NumberFormat('en-GB');

/**
 * Takes a CSV file, chosen or dropped, and shows what was understood of it: the recognised columns over the first rows,
 * and what was refused by row and column. The caller reads the file.
 */
export function CsvDrop({
  label,
  description,
  file,
  onChange,
  mostBytes,
  errorMessage,
  progress,
  preview,
  refusals = [],
  keyHint,
}: CsvDropProps) {
  const refuse = ({ name, size }: File) => {
    if (!/\.(?:csv|txt)$/i.test(name)) return 'Please choose a CSV file';
    if (size === 0) return 'This file is empty';
    return size > mostBytes
      ? `Please choose a file of at most ${Math.floor(mostBytes / MEGABYTE)} MB`
      : undefined;
  };
  return (
    <Stack>
      <FileField
        label={label}
        description={description}
        file={file}
        onChange={onChange}
        accept={['.csv', 'text/csv']}
        refuse={refuse}
        severalMessage="Please drop one file at a time"
        errorMessage={errorMessage}
        progress={progress}
        keyHint={keyHint}
      />
      {preview && <PreviewTable {...preview} />}
      {refusals.length > 0 && <RefusedRows refusals={refusals} />}
    </Stack>
  );
}

function PreviewTable({ columns, rows, rowCount }: CsvPreview) {
  const shown =
    rows.length < rowCount
      ? `The first ${rows.length} of ${number.format(rowCount)}`
      : number.format(rowCount);
  return (
    // It may scroll sideways, so the keyboard must be able to reach it.
    <Scroll aria-label="Rows of the file" tabIndex={0}>
      <Rows>
        <caption>{`${shown} ${rowCount === 1 ? 'row' : 'rows'}`}</caption>
        <thead>
          <tr>
            {columns.map(({ heading, meaning }) => (
              <th key={heading} scope="col" data-unused={meaning === undefined || undefined}>
                <div>{heading}</div>
                <Meaning>
                  {meaning === undefined ? (
                    <span>not used</span>
                  ) : (
                    <Tag tone="success">{meaning}</Tag>
                  )}
                </Meaning>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // Rows have no identity of their own, and their order never changes.
            <tr key={row}>
              {columns.map(({ heading, meaning }, column) => (
                <td key={heading} data-unused={meaning === undefined || undefined}>
                  {cells[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Rows>
    </Scroll>
  );
}

function RefusedRows({ refusals }: { readonly refusals: readonly CsvRefusal[] }) {
  const more = refusals.length - MOST_LISTED;
  const words =
    refusals.length === 1
      ? '1 row was not taken'
      : `${number.format(refusals.length)} rows were not taken`;
  return (
    <Alert tone="danger" isUrgent title={words}>
      <Refusals>
        {refusals.slice(0, MOST_LISTED).map(({ row, column, reason }) => (
          <li key={`${row} ${column}`}>
            {`Row ${row}${column === undefined ? '' : `, ${column}`}: ${reason}`}
          </li>
        ))}
        {more > 0 && <li>{`and ${number.format(more)} more`}</li>}
      </Refusals>
    </Alert>
  );
}
