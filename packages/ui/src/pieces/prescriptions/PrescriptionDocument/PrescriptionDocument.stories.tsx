import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { PrescriptionDocument } from './PrescriptionDocument.tsx';

const meta = preview.meta({
  title: 'Prescriptions/PrescriptionDocument',
  component: PrescriptionDocument,
  parameters: {
    guide: {
      useFor: ['A prescription whose signature is confirmed.'],
      useNot: ['What is not signed yet: its draft is no prescription.'],
      anatomy: [
        ['Download PDF', 'The sealed document, as it was made once', 'button'],
        ['Check this prescription', 'The page that its QR code leads to', 'a'],
        ['Problem', 'Why the PDF did not come; the button tries again', '[role="alert"]'],
      ],
      drawnIn: 'Failed',
      screenReader: ['“Download PDF, button”.'],
      content: ['A problem in the server’s own sentence.'],
      do: ['Leave the button where it is when it failed.'],
      dont: ['Open the PDF in the place of the page.'],
      usedBy: ['Prescription'],
    } satisfies Guide,
  },
  args: { onDownload: fn(), checkHref: '/verify/51' },
});

export const Default = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download PDF' }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
    await expect(
      await canvas.findByRole('link', { name: 'Check this prescription' }),
    ).toHaveAttribute('href', '/verify/51');
  },
});

export const Downloading = meta.story({ tags: ['state'], args: { isDownloading: true } });

export const Failed = meta.story({
  tags: ['state'],
  args: { problem: 'The shop is not available just now. Please try again in a moment' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The PDF did not come');
    await expect(canvas.getByRole('button', { name: 'Download PDF' })).toBeEnabled();
  },
});
