import { messages } from '@formulary/rules/problems/messages';
import { notices } from '@formulary/rules/problems/notices';
import { uploadDocuments } from '@formulary/rules/calls/joiningCalls';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '@formulary/storybook-kit/preview';
import {
  type PlayContext,
  expectCategories,
  expectOneFailure,
  expectSentences,
} from '../mocks/accountSteps.ts';
import { enterShop } from '../../../mocks/enterShop.ts';
import { MOCK_TOKEN } from '../mocks/registrationHandlers.ts';
import {
  mockCall,
  mockFailed,
  mockLoading,
  mockRefused,
} from '@formulary/storybook-kit/mocks/mockCall';
import { screenParameters } from '../../../lib/mocks/screenParameters.ts';
import { ShopAt } from '../../../mocks/ShopAt.tsx';
import { tabTo, typeAlong } from '@formulary/storybook-kit/mocks/typeAlong';

const arrived = fn();

const meta = preview.meta({
  title: 'Screens/Documents',
  component: ShopAt,
  args: { path: `/users/documents/${MOCK_TOKEN}`, role: 'visitor' as const },
  parameters: screenParameters(
    'Documents sent once more, from the link of a review that asked for them (spec 7.4).',
  ),
  beforeEach: enterShop,
});

const bill = new File(['%PDF-1.7'], 'bill.pdf', { type: 'application/pdf' });

async function send({ canvas, userEvent }: PlayContext) {
  await canvas.findByRole('form', { name: 'Documents' });
  await userEvent.upload(canvas.getByLabelText(/^Utility bill/), bill);
  await userEvent.click(canvas.getByRole('button', { name: 'Send documents' }));
}

export const Untouched = meta.story({
  tags: ['state'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('form', { name: 'Documents' })).toBeVisible();
  },
});

/** Sends only the requested document, by keyboard. */
export const Visitor = meta.story({
  tags: ['state', 'every-view'],
  beforeEach: ({ msw }) => {
    arrived.mockClear();
    msw.use(
      mockCall(uploadDocuments, ({ body, files }) => {
        arrived(body.ticket, files['utilityBill']?.name, files['certificate']);
        return { answer: undefined };
      }),
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Send your documents' }),
    ).toBeVisible();
    await expect(document.querySelector('meta[name="referrer"]')).toHaveAttribute(
      'content',
      'no-referrer',
    );
    await canvas.findByRole('form', { name: 'Documents' });
    await step('one document is enough', async () => {
      await typeAlong({ canvas, userEvent }, [[/^Utility bill/, bill]]);
      await tabTo(userEvent, await canvas.findByRole('button', { name: 'Send documents' }));
      await userEvent.keyboard('{Enter}');
      await expect(
        await canvas.findByRole('heading', { level: 1, name: 'Thank you for your documents' }),
      ).toHaveFocus();
      await expect(arrived.mock.calls).toEqual([[MOCK_TOKEN, 'bill.pdf', undefined]]);
    });
  },
});

export const DeadLink = meta.story({
  tags: ['state'],
  args: { path: '/users/documents/an-old-one' },
  play: async ({ canvas, userEvent }) => {
    await send({ canvas, userEvent });
    await expect(await canvas.findByRole('alert')).toHaveTextContent(messages['token-dead']);
    await expect(await canvas.findByText('bill.pdf')).toBeVisible();
  },
});

export const RefusedByField = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) =>
    msw.use(
      mockRefused(uploadDocuments, 400, 'invalid-request', {
        user_utility_bill: 'This file could not be read',
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await send({ canvas, userEvent });
    await waitFor(() => expect(canvas.getByLabelText(/^Utility bill/)).toBeInvalid());
    await expectSentences(canvas, [
      ['Utility bill, dated within the last 3 months (optional)', 'This file could not be read'],
    ]);
  },
});

export const Sending = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockLoading(uploadDocuments)),
  play: async ({ canvas, userEvent }) => {
    await send({ canvas, userEvent });
    await expect(await canvas.findAllByRole('progressbar')).toHaveLength(1);
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel bill.pdf' }));
    await waitFor(() => expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument());
    await expect(await canvas.findByText('bill.pdf')).toBeVisible();
    await waitFor(() => expect(screen.getByText(notices.sendingCancelled)).toBeInTheDocument());
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Send your documents' }),
    ).toBeVisible();
  },
});

export const Failed = meta.story({
  tags: ['@8.4', 'state'],
  beforeEach: ({ msw }) => msw.use(mockFailed(uploadDocuments)),
  play: async ({ canvas, userEvent }) => {
    await send({ canvas, userEvent });
    await expectOneFailure(canvas);
  },
});

export const SignedInAlready = meta.story({
  args: { role: 'practitioner' },
  play: expectCategories,
});
