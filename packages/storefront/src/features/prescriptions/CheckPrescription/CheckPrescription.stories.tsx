import { checkPrescription } from '@formulary/rules/calls/prescriptionCheckCalls';
import { aCheckedPrescription } from '@formulary/rules/prescriptions/checking/fixtures/aCheckedPrescription';
import { messages } from '@formulary/rules/problems/messages';
import { expect, spyOn, waitFor } from 'storybook/test';
import preview from '@formulary/storybook-kit/preview';
import {
  mockCall,
  mockFailed,
  mockLoading,
  mockRefused,
} from '@formulary/storybook-kit/mocks/mockCall';
import { screenParameters } from '../../../lib/mocks/screenParameters.ts';
import { enterShop } from '../../../mocks/enterShop.ts';
import { ShopAt } from '../../../mocks/ShopAt.tsx';

/** SHA-256 of 'abc', from FIPS 180-4. */
const fileDigest = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
const sealed = new File(['abc'], 'prescription-51.pdf', { type: 'application/pdf' });
const changed = new File(['abd'], 'changed.pdf', { type: 'application/pdf' });

const meta = preview.meta({
  title: 'Screens/Check a prescription',
  component: ShopAt,
  args: { path: '/verify/51', role: 'visitor' as const },
  parameters: screenParameters(
    'What the QR code of a prescription leads to: whether it holds, and whether a file is its document.',
  ),
  beforeEach: (context) => {
    enterShop(context);
    context.msw.use(
      mockCall(checkPrescription, ({ params }) => ({
        answer: aCheckedPrescription({ id: params.id, fileDigest }),
      })),
    );
  },
});

const heading = { level: 1 } as const;

export const AsSigned = meta.story({
  tags: ['state', 'every-view'],
  play: async ({ canvas, userEvent, step }) => {
    await step('the verdict takes the focus', async () => {
      const verdict = await canvas.findByRole('heading', {
        ...heading,
        name: 'This prescription is as it was signed',
      });
      await waitFor(() => expect(verdict).toHaveFocus());
    });
    await step('the page is noindex', async () => {
      const robots = document.querySelector('meta[name=robots]');
      await expect(robots).toHaveAttribute('content', 'noindex');
    });
    const field = await canvas.findByLabelText('Choose the PDF');
    await step('confirms the sealed file', async () => {
      await userEvent.upload(field, sealed);
      await expect(
        await canvas.findByText('This file is the sealed document, byte for byte.'),
      ).toBeVisible();
    });
    await step('rejects a file with one changed byte', async () => {
      await userEvent.upload(field, changed);
      await expect(
        await canvas.findByText('This file is not the document of prescription 51.'),
      ).toBeVisible();
      await expect(canvas.queryByText(/byte for byte/)).toBeNull();
    });
    await step('removing the file removes the verdict', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Remove changed.pdf' }));
      await expect(canvas.queryByText(/^This file/)).toBeNull();
    });
  },
});

export const UnreadableFile = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const gone = new File(['abc'], 'gone.pdf', { type: 'application/pdf' });
    gone.arrayBuffer = () => Promise.reject(new DOMException('Gone', 'NotReadableError'));
    await userEvent.upload(await canvas.findByLabelText('Choose the PDF'), gone);
    await expect(await canvas.findByText('This file could not be read.')).toBeVisible();
  },
});

/** The second of two chosen files counts, whichever finishes reading first. */
export const SlowFile = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const slow = new File(['abd'], 'slow.pdf', { type: 'application/pdf' });
    const digests = spyOn(crypto.subtle, 'digest');
    const { promise, resolve } = Promise.withResolvers<ArrayBuffer>();
    slow.arrayBuffer = () => promise;
    const field = await canvas.findByLabelText('Choose the PDF');
    await userEvent.upload(field, slow);
    await expect(await canvas.findByText('Reading slow.pdf…')).toBeVisible();
    await userEvent.upload(field, sealed);
    await expect(await canvas.findByText(/byte for byte/)).toBeVisible();
    resolve(await changed.arrayBuffer());
    await waitFor(() => expect(digests).toHaveBeenCalledTimes(2));
    await digests.mock.results[1]?.value;
    // A late result of the first file would show by the next key press.
    await userEvent.tab();
    await expect(await canvas.findByText(/byte for byte/)).toBeVisible();
  },
});

export const ComparisonFailed = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(checkPrescription, () => ({
        answer: aCheckedPrescription({
          verdict: 'broken',
          fileDigest,
          findings: [
            { check: 'text', holds: false },
            { check: 'file', holds: true },
          ],
        }),
      })),
    ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', heading)).toBeVisible();
    await expect(
      await canvas.findByRole('heading', {
        ...heading,
        name: 'This does not hold: 1 of 2 comparisons fails',
      }),
    ).toBeVisible();
    await userEvent.upload(await canvas.findByLabelText('Choose the PDF'), sealed);
    await expect(
      await canvas.findByText('This file is the document we keep, which does not hold.'),
    ).toBeVisible();
  },
});

/** There is no sealed document to compare with yet. */
export const NotConfirmed = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(checkPrescription, () => ({
        answer: aCheckedPrescription({
          confirmedAt: undefined,
          fileDigest: undefined,
          findings: [{ check: 'text', holds: true }],
        }),
      })),
    ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { ...heading, name: /not confirmed yet$/ }),
    ).toBeVisible();
    await expect(canvas.queryByLabelText('Choose the PDF')).toBeNull();
  },
});

export const UnknownPrescription = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockRefused(checkPrescription, 404, 'prescription-missing')),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { ...heading, name: 'There is no prescription 51' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
});

export const NoNumber = meta.story({
  args: { path: '/verify/fifty-one' },
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', {
        ...heading,
        name: 'This is not the number of a prescription',
      }),
    ).toBeVisible();
  },
});

export const TooMany = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockRefused(checkPrescription, 429, 'too-many-requests')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(messages['too-many-requests']);
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const Failed = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockFailed(checkPrescription)),
  play: async ({ canvas, userEvent, msw }) => {
    await expect(await canvas.findByText('We could not load the check.')).toBeVisible();
    msw.use(mockCall(checkPrescription, () => ({ answer: aCheckedPrescription() })));
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await waitFor(() =>
      expect(
        canvas.getByRole('heading', { ...heading, name: 'This prescription is as it was signed' }),
      ).toHaveFocus(),
    );
  },
});

export const Loading = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockLoading(checkPrescription)),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { ...heading, name: 'Check prescription 51' }),
    ).toBeInTheDocument();
    await expect(canvas.queryByText(/as it was signed/)).toBeNull();
  },
});
