import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong, tabThrough } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { FileField, type FileFieldProps } from './FileField.tsx';
import { Stack } from '../../primitives/layout/Stack.tsx';

const aFile = (name: string, type: string, bytes = 348_160) =>
  new File([new Uint8Array(bytes)], name, { type });

const passport = aFile('passport.pdf', 'application/pdf');

/** Fires the events of files dragged over the field, dropped on it or dragged away. */
function drag(field: HTMLElement, type: 'dragenter' | 'dragleave' | 'drop', ...files: File[]) {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  field.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
}

function refuse(file: File) {
  if (file.type !== 'application/pdf') return 'Please upload a PDF, JPEG or PNG file';
  return file.size > 10_485_760 ? 'Please upload a file of at most 10 MB' : undefined;
}

function Controlled(props: FileFieldProps) {
  const [file, setFile] = useState(props.file);
  const handleChange = (next: File | undefined) => {
    setFile(next);
    props.onChange(next);
  };
  return <FileField {...props} file={file} onChange={handleChange} />;
}

const keyboard: readonly KeyRow[] = [
  {
    keys: 'Tab',
    does: 'Moves from the remove button of the chosen file to the drop zone',
    check: tabThrough(({ canvas }) => [
      canvas.getByRole('button', { name: 'Remove passport.pdf' }),
      canvas.getByLabelText('Passport or license'),
    ]),
  },
  {
    keys: 'Enter, Space',
    does: 'On the drop zone: opens the file dialog',
    check: async ({ press, canvas }) => {
      const field = canvas.getByLabelText('Passport or license');
      // Stops the system's file dialog from opening: a test cannot close it.
      const open = fn((event: Event) => event.preventDefault());
      field.addEventListener('click', open);
      field.focus();
      await press('Enter');
      await expect(open).toHaveBeenCalledTimes(1);
      await press('Space');
      await expect(open).toHaveBeenCalledTimes(2);
      field.removeEventListener('click', open);
    },
  },
];

const meta = preview.meta({
  title: 'Primitives/FileField',
  component: FileField,
  parameters: {
    guide: {
      useFor: ['One document that goes with a form: a certificate, proof of identity.'],
      useNot: [
        'A signature: use a SignaturePad.',
        'Several files at once: give each its own field.',
      ],
      anatomy: [
        ['Label', 'Which document is asked for', 'label'],
        ['Description', 'What it must be: kinds of file, largest size', 'label + div'],
        [
          'Chosen file',
          'Its name and size, how much was sent, and a way to take it back',
          'div:has(> button) "passport.pdf"',
        ],
        ['Zone', 'A press opens the file window; a file can be dropped on it', '[data-compact]'],
        ['Error', 'Why a file was refused, or that one is missing'],
      ],
      drawnIn: 'Chosen',
      keyboard,
      screenReader: [
        '“Registration certificate, file upload button”, then the error and the limits.',
        'Once chosen: “certificate.pdf chosen”.',
      ],
      content: ['Limits in figures: “PDF or picture, at most 10 MB”.'],
      do: [
        'Say the limits in the description, before they are met.',
        'Refuse a file in the words of the rules, through refuse.',
      ],
      dont: ['Forget a file that was chosen because another was refused.'],
      usedBy: ['Sign up'],
    } satisfies Guide,
  },
  args: {
    label: 'Passport or license',
    description: 'PDF, JPEG or PNG, at most 10 MB',
    file: undefined as File | undefined,
    accept: ['application/pdf', 'image/jpeg', 'image/png'],
    refuse,
    severalMessage: 'Please choose one file',
    onChange: fn(),
  },
  render: (args) => <Controlled {...args} />,
});

export const Empty = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    const field = canvas.getByLabelText('Passport or license');
    await step('shows and announces name and size of a chosen file', async () => {
      await userEvent.upload(field, passport);
      await expect(args.onChange).toHaveBeenLastCalledWith(passport);
      await expect(await canvas.findByText('340 KB')).toBeVisible();
      await expect(await canvas.findByRole('status')).toHaveTextContent('passport.pdf chosen');
    });
    await step('removes the file and returns the focus to the file control', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Remove passport.pdf' }));
      await expect(args.onChange).toHaveBeenLastCalledWith(undefined);
      await expect(canvas.queryByText('340 KB')).not.toBeInTheDocument();
      await expect(field).toHaveFocus();
    });
  },
});

export const Dropped = meta.story({
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByLabelText('Passport or license');
    const zone = field.parentElement;
    await step('highlights the zone while a file is over it', async () => {
      drag(field, 'dragenter', passport);
      await waitFor(() => expect(zone).toHaveAttribute('data-dragging'));
      drag(field, 'dragleave', passport);
      await waitFor(() => expect(zone).not.toHaveAttribute('data-dragging'));
    });
    await step('takes a dropped file', async () => {
      drag(field, 'drop', passport);
      await expect(args.onChange).toHaveBeenLastCalledWith(passport);
    });
    await step('refuses two files', async () => {
      drag(field, 'drop', passport, passport);
      await waitFor(() =>
        expect(field).toHaveAccessibleDescription(/^Error: Please choose one file/),
      );
      await expect(args.onChange).toHaveBeenCalledOnce();
    });
  },
});

export const Chosen = meta.story({ args: { file: passport } });

export const Refused = meta.story({
  tags: ['state', 'played'],
  args: { file: passport },
  play: async ({ canvas, userEvent, args, step }) => {
    const field = canvas.getByLabelText('Passport or license');
    await step('refuses a wrong type that the file dialog let through', async () => {
      drag(field, 'drop', aFile('notes.txt', 'text/plain'));
      await waitFor(() => expect(field).toHaveAccessibleDescription(/^Error: Please upload a PDF/));
      await expect(field).toBeInvalid();
    });
    await step('refuses a file that is too large', async () => {
      await userEvent.upload(field, aFile('scan.pdf', 'application/pdf', 10_485_761));
      await expect(field).toHaveAccessibleDescription(/^Error: .* at most 10 MB/);
    });
    await step('keeps the file chosen before', async () => {
      await expect(args.onChange).not.toHaveBeenCalled();
      await expect(await canvas.findByText('passport.pdf')).toBeVisible();
    });
  },
});

export const RefusedAndPutRight = meta.story({
  tags: ['!autodocs'],
  args: { file: passport },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Passport or license');
    await userEvent.upload(field, aFile('scan.pdf', 'application/pdf', 10_485_761));
    await expect(field).toBeInvalid();
    await userEvent.upload(field, aFile('scan.pdf', 'application/pdf'));
    await expect(field).toBeValid();
    await expect(await canvas.findByText('scan.pdf')).toBeVisible();
  },
});

export const Sending = meta.story({
  args: { file: passport, progress: 62.4 },
  play: async ({ canvas, userEvent, args }) => {
    const bar = canvas.getByRole('progressbar', { name: 'passport.pdf' });
    await expect(bar).toHaveValue(62.4);
    await expect(canvas.getByText('340 KB, 62% sent')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel passport.pdf' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined);
  },
});

export const Missing = meta.story({
  args: { isRequired: true, errorMessage: 'Please upload a valid passport or license' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Passport or license');
    await expect(field).toBeRequired();
    await expect(field).toHaveAccessibleDescription(/^Error: Please upload a valid passport/);
  },
});

export const RefusedByTheServer = meta.story({
  args: { file: passport, errorMessage: 'This file cannot be opened. Please upload another' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('passport.pdf')).toBeVisible();
    await expect(canvas.getByLabelText('Passport or license')).toBeInvalid();
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('Passport or license');
    await expect(field).toBeDisabled();
    drag(field.parentElement ?? field, 'drop', passport);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const LongName = meta.story({
  args: {
    file: aFile(`${'certificate-of-aesthetics-training-'.repeat(3)}2026.pdf`, 'application/pdf'),
  },
  globals: { viewport: { value: 'reflow' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

export const Keyboard = meta.story({ args: { file: passport }, play: pressAlong });

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: (args) => (
    <Stack $gap={6}>
      <FileField {...args} label="Empty" />
      <FileField {...args} label="Chosen" file={passport} />
      <FileField {...args} label="Sending" file={passport} progress={62} />
      <FileField {...args} label="Missing" errorMessage="Please upload a valid utility bill" />
      <FileField {...args} label="Disabled" isDisabled />
    </Stack>
  ),
});
