import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { CompareDocument } from './CompareDocument.tsx';

const pdf = new File(['%PDF-1.7'], 'prescription-51.pdf', { type: 'application/pdf' });

const meta = preview.meta({
  title: 'Prescriptions/CompareDocument',
  component: CompareDocument,
  parameters: {
    guide: {
      useFor: ['Telling whether a PDF is the document that was sealed.'],
      useNot: ['Sending a file: this one stays on the device.'],
      anatomy: [
        ['Choose the PDF', 'Pressed, or a file dropped on it', '[data-part="field"]'],
        ['Outcome', 'The sealed document, or not, in a sentence', '[data-tone]'],
        ['SHA-256', 'Of the sealed document, to compare by hand', 'code'],
      ],
      drawnIn: 'AnotherFile',
      screenReader: ['The outcome is announced when the file has been read.'],
      content: ['Say that the file is not sent.'],
      do: ['Say of a file that is not the document what follows from that.'],
      dont: ['Send the file anywhere.'],
      usedBy: ['Check a prescription'],
    } satisfies Guide,
  },
  args: {
    prescriptionId: 51,
    fileDigest: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    file: undefined,
    comparison: undefined,
    onChoose: fn(),
  },
});

export const ToChoose = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText('Choose the PDF');
    await expect(field).toHaveAccessibleDescription(/the file is not sent to us/);
    await expect(canvas.getByText(/^9f86 d081 884c/)).toBeVisible();
    await expect(canvas.queryByText(/^This file/)).toBeNull();
    await userEvent.upload(field, pdf);
    await expect(args.onChoose).toHaveBeenCalledWith(pdf);
  },
});

export const Reading = meta.story({
  tags: ['state'],
  args: { file: pdf },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Reading prescription-51.pdf…')).toBeVisible();
  },
});

export const TheSealedDocument = meta.story({
  tags: ['state'],
  args: { file: pdf, comparison: 'same' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('This file is the sealed document, byte for byte.'),
    ).toBeVisible();
  },
});

export const KeptButBroken = meta.story({
  tags: ['state'],
  args: { file: pdf, comparison: 'same-but-broken' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('This file is the document we keep, which does not hold.'),
    ).toBeVisible();
    await expect(canvas.queryByText(/byte for byte/)).toBeNull();
  },
});

export const AnotherFile = meta.story({
  tags: ['state'],
  args: { file: pdf, comparison: 'other' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('This file is not the document of prescription 51.'),
    ).toBeVisible();
    await expect(canvas.getByText(/Nothing may be supplied against it/)).toBeVisible();
  },
});

export const Unreadable = meta.story({
  tags: ['state'],
  args: { file: pdf, comparison: 'unreadable' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This file could not be read.')).toBeVisible();
  },
});
