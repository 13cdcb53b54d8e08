import { getProfile } from '@formulary/rules/calls/profileCalls';
import { describeConfirmation, verifySignature } from '@formulary/rules/calls/signatureLinkCalls';
import { messages } from '@formulary/rules/problems/messages';
import { aPrescription } from '@formulary/rules/prescriptions/fixtures/aPrescription';
import { StrictMode } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '@formulary/storybook-kit/preview';
import { mockCall, mockFailed, mockRefused } from '@formulary/storybook-kit/mocks/mockCall';
import { screenParameters } from '../../../lib/mocks/screenParameters.ts';
import { enterShop } from '../../../mocks/enterShop.ts';
import { mockShop } from '../../../mocks/mockShop.ts';
import { ShopAt } from '../../../mocks/ShopAt.tsx';

const confirmed = fn();
const described = {
  id: 51,
  orderNumber: 'F-2026-000031',
  date: '2026-11-12',
  isConfirmed: false,
};
const signed = { status: 'signed', waitsFor: 'confirmation', documentId: 'D-51' } as const;
const profile = { id: 9, isPrescriber: true, firstName: 'Helen', lastName: 'Marsh' };

const meta = preview.meta({
  title: 'Screens/Confirm signature',
  component: ShopAt,
  args: { path: '/prescription/51/a-token', role: 'visitor' as const },
  parameters: screenParameters(
    'The end of the link that confirms a signature: what it would confirm, that it did, or why not (spec 2.20).',
  ),
  beforeEach: (context) => {
    enterShop(context);
    confirmed.mockClear();
    context.msw.use(
      ...mockShop({ profile, issued: [aPrescription(signed)] }),
      mockCall(describeConfirmation, () => ({ answer: described })),
      mockCall(verifySignature, ({ body }) => {
        confirmed(body.token);
        return { answer: undefined };
      }),
    );
  },
});

/**
 * For a visitor it shows what would be confirmed, without the patient, and confirms on a press: mail programs open
 * links too.
 */
export const ByAVisitor = meta.story({
  tags: ['state', '@2.20', '@6.1'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Prescription 51 of order F-2026-000031, dated 12/11/2026.'),
    ).toBeVisible();
    await expect(canvas.queryByText(/Whitfield/i)).toBeNull();
    await expect(confirmed).not.toHaveBeenCalled();
  },
});

export const ConfirmedWithAPress = meta.story({
  tags: ['@2.20', '@7.49'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm signature' }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Sign Verified!' }),
    ).toBeVisible();
    await expect(document.title).toMatch(/^Sign Verified!/);
    await expect(
      await canvas.findByText('Thank you for verifying the signature on prescription 51.'),
    ).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'See prescription 51' })).toHaveAttribute(
      'href',
      '/prescription/51',
    );
    await expect(confirmed.mock.calls).toEqual([['a-token']]);
  },
});

/** For the signed-in prescriber it confirms on load, once, even under React's StrictMode. */
export const ByItsPrescriber = meta.story({
  args: { role: 'prescriber' },
  tags: ['state', 'every-view', '@2.20'],
  render: (args) => (
    <StrictMode>
      <ShopAt {...args} />
    </StrictMode>
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Sign Verified!' }),
    ).toBeVisible();
    await expect(confirmed.mock.calls).toEqual([['a-token']]);
  },
});

/** Another signed-in user has to press, like a visitor. */
export const ByAnotherUser = meta.story({
  args: { role: 'practitioner' },
  tags: ['!autodocs'],
  beforeEach: ({ msw }) =>
    msw.use(...mockShop({ profile: { id: 7 }, issued: [aPrescription(signed)] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Confirm signature' })).toBeVisible();
    await expect(confirmed).not.toHaveBeenCalled();
  },
});

/** Confirming twice is harmless (reading R7). */
export const ConfirmedBefore = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) =>
    msw.use(
      mockCall(describeConfirmation, () => ({ answer: { ...described, isConfirmed: true } })),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/It was confirmed before/)).toBeVisible();
    await expect(confirmed).not.toHaveBeenCalled();
  },
});

export const DeadLink = meta.story({
  tags: ['state', '@2.20', '@8.8'],
  beforeEach: ({ msw }) => msw.use(mockRefused(describeConfirmation, 400, 'token-dead')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(messages['token-dead']);
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
    await expect(await canvas.findByRole('link', { name: 'See the prescription' })).toHaveAttribute(
      'href',
      '/prescription/51',
    );
  },
});

/** While the prescriber's account is suspended, neither a retry nor a new link helps. */
export const SignerSuspended = meta.story({
  tags: ['!autodocs', '@2.20'],
  beforeEach: ({ msw }) => msw.use(mockRefused(describeConfirmation, 409, 'signer-not-active')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(messages['signer-not-active']);
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'See the prescription' })).toBeNull();
  },
});

/** A retry confirms it. */
export const Failed = meta.story({
  tags: ['state', '@8.8'],
  beforeEach: ({ msw }) => msw.use(mockFailed(verifySignature)),
  play: async ({ canvas, userEvent, msw }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm signature' }));
    const again = await canvas.findByRole('button', { name: 'Try again' });
    msw.use(mockCall(verifySignature, () => ({ answer: undefined })));
    await userEvent.click(again);
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: 'Sign Verified!' })).toBeVisible(),
    );
  },
});

/** Without the profile the owner is unknown: it needs a press, as for visitors. */
export const ProfileFailed = meta.story({
  tags: ['!autodocs'],
  args: { role: 'prescriber' },
  beforeEach: ({ msw }) => msw.use(mockFailed(getProfile)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Confirm signature' })).toBeVisible();
    await expect(confirmed).not.toHaveBeenCalled();
  },
});
