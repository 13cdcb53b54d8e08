import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { DocumentsForm, type DocumentsFormProps } from './DocumentsForm.tsx';

const meta = preview.meta({
  title: 'Account/DocumentsForm',
  component: DocumentsForm,
  parameters: {
    guide: {
      useFor: ['Sending documents again after the review of an application asked for them.'],
      useNot: ['The first time: RegistrationForm has its own.'],
      anatomy: [
        ['Documents', 'Three fields; any one is enough', '[data-part="field"]'],
        ['Send documents', 'Sends what was chosen', '[type="submit"]'],
        ['Cancel', 'Calls the sending off, while it lasts'],
      ],
      drawnIn: 'Empty',
      screenReader: ['“Passport or license (optional), file upload”, then help and error.'],
      content: [
        'Each field is called what the document is: “Utility bill, dated within the last 3 months”.',
        'The help says what is taken: PDF, JPEG or PNG, at most 8 MB.',
      ],
      do: ['Say in the e-mail which document is asked for.'],
      dont: ['Ask for all three again when one is missing.'],
      usedBy: ['Documents'],
    } satisfies Guide,
  },
  args: { onSubmit: fn<DocumentsFormProps['onSubmit']>(), onCancel: fn() },
});

const bill = new File(['%PDF-1.7'], 'bill.pdf', { type: 'application/pdf' });

export const OneIsEnough = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    const send = canvas.getByRole('button', { name: 'Send documents' });
    await step('refuses to send no document', async () => {
      await userEvent.click(send);
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        'Please choose at least one document',
      );
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('sends the one that was chosen', async () => {
      await userEvent.upload(await canvas.findByLabelText(/^Utility bill/), bill);
      await userEvent.click(send);
      await expect(args.onSubmit).toHaveBeenCalledWith({ utilityBill: bill });
    });
  },
});

/** A server error on a document shows on its field. */
export const RefusedByTheServer = meta.story({
  tags: ['state', 'played'],
  args: {
    onSubmit: fn<DocumentsFormProps['onSubmit']>(() => ({
      message: 'Some of what was sent is not valid',
      errors: { utilityBill: 'Please upload a PDF, JPEG or PNG file' },
    })),
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText(/^Utility bill/);
    await userEvent.upload(field, bill);
    await userEvent.click(await canvas.findByRole('button', { name: 'Send documents' }));
    await expect(field).toHaveAccessibleDescription(/Please upload a PDF, JPEG or PNG file/);
    await expect(field).toHaveFocus();
    await expect(await canvas.findByText('bill.pdf')).toBeVisible();
  },
});

export const Sending = meta.story({
  tags: ['state', 'played'],
  args: { sent: { utilityBill: 25 } },
  play: async ({ canvas, userEvent, args, step }) => {
    await userEvent.upload(canvas.getByLabelText(/^Utility bill/), bill);
    await step('shows progress only on chosen documents', async () => {
      await expect(await canvas.findByRole('progressbar')).toHaveAttribute('value', '25');
    });
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

export const Empty = meta.story({ tags: ['state', 'every-view'] });
