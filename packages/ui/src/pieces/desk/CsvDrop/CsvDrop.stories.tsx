import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { CsvDrop, type CsvDropProps, type CsvPreview } from './CsvDrop.tsx';

const statement = new File(['Date,Details,In,Balance\n'], 'statement-november.csv', {
  type: 'text/csv',
});

const rows: CsvPreview = {
  columns: [
    { heading: 'Date', meaning: 'Date' },
    { heading: 'Details', meaning: 'Reference' },
    { heading: 'In', meaning: 'Amount in' },
    { heading: 'Balance' },
  ],
  rows: [
    ['27/11/2026', 'ELM STREET AESTH F-2026-000031', '184.20', '9,412.77'],
    ['27/11/2026', 'HARBOUR DENTAL', '1,096.00', '9,228.57'],
    ['26/11/2026', 'OKAFOR A F2026000029', '140.40', '8,132.57'],
  ],
  rowCount: 1204,
};

const refusals = [
  { row: 17, column: 'In', reason: '‘12,5O’ is no amount' },
  { row: 212, reason: 'this line stands in the file twice' },
];

function Controlled(props: CsvDropProps) {
  const [file, setFile] = useState(props.file);
  return (
    <CsvDrop
      {...props}
      file={file}
      onChange={(next) => {
        setFile(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Desk/CsvDrop',
  component: CsvDrop,
  parameters: {
    guide: {
      useFor: ['Bank statements and other tables that staff bring as a file.'],
      useNot: ['A paper of a customer: use DocumentField.'],
      anatomy: [
        ['Field', 'Choose a file, or drop it', 'label'],
        ['Columns', 'What each was recognised as', 'thead'],
        ['Rows', 'The first ones', 'tbody'],
        ['Refusals', 'By row and column', '[role="alert"]'],
      ],
      drawnIn: 'AllStates',
      screenReader: ['“statement-november.csv chosen”; refusals as soon as they are known.'],
      content: ['A refusal names what stands there: “12,5O” is no amount.'],
    } satisfies Guide,
  },
  args: {
    label: 'Bank statement',
    description: 'CSV of at most 10 MB, as your bank gives it',
    file: undefined,
    mostBytes: 10 * 1_048_576,
    onChange: fn(),
  },
  render: (args) => <Controlled {...args} />,
});

export const Empty = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    const field = canvas.getByLabelText(/^Bank statement/);
    const fault = (words: string) => waitFor(() => expect(canvas.getByText(words)).toBeVisible());
    await step('refuses what is no CSV', async () => {
      const type = 'text/csv';
      await userEvent.upload(field, new File(['%PDF'], 'statement.pdf', { type }));
      await fault('Please choose a CSV file');
    });
    await step('refuses an empty file', async () => {
      await userEvent.upload(field, new File([], 'empty.csv'));
      await fault('This file is empty');
    });
    await step('takes a CSV, and says its name and size', async () => {
      await userEvent.upload(field, statement);
      await expect(args.onChange).toHaveBeenCalledTimes(1);
      await expect(await canvas.findByText('statement-november.csv')).toBeVisible();
    });
  },
});

export const TooLarge = meta.story({
  tags: ['!autodocs'],
  args: { mostBytes: 1_048_576 },
  play: async ({ canvas, userEvent, args }) => {
    const large = new File([new Uint8Array(1_048_577)], 'large.csv');
    await userEvent.upload(canvas.getByLabelText(/^Bank statement/), large);
    await waitFor(() =>
      expect(canvas.getByText('Please choose a file of at most 1 MB')).toBeVisible(),
    );
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Understood = meta.story({
  args: { file: statement, preview: rows },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The first 3 of 1,204 rows')).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'In Amount in' })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Balance not used' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

export const ManyRefused = meta.story({
  args: {
    file: statement,
    refusals: Array.from({ length: 1060 }, (_, index) => ({ row: index + 2, reason: 'no date' })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('1,060 rows were not taken');
    await expect(canvas.getByText('and 1,010 more')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(51);
  },
});

export const Unreadable = meta.story({
  tags: ['state'],
  args: { errorMessage: 'No column of this file holds dates' },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  args: { file: statement, preview: rows, refusals },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Row 17, In: ‘12,5O’ is no amount')).toBeVisible();
  },
});
