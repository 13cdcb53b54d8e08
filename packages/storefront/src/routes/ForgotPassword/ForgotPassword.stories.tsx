import { notices } from '@formulary/rules/problems/notices';
import { forgotPassword } from '@formulary/rules/wire/calls/joiningCalls';
import { expect, screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { enterShop } from '../../mocks/enterShop.ts';
import { mockFailed, mockLoading, mockRefused } from '../../mocks/mockCall.ts';
import { screenParameters } from '../../mocks/screenParameters.ts';
import { ShopAt } from '../../mocks/ShopAt.tsx';
import { tabTo, typeAlong } from '../../mocks/typeAlong.ts';

const meta = preview.meta({
  title: 'Screens/Forgot password',
  component: ShopAt,
  args: { path: '/forgot-password', role: 'visitor' as const },
  parameters: screenParameters,
  beforeEach: enterShop,
});

type Hands = Pick<Parameters<NonNullable<typeof Visitor.input.play>>[0], 'canvas' | 'userEvent'>;

async function ask({ canvas, userEvent }: Hands) {
  const email = await canvas.findByRole('textbox', { name: 'Email' });
  await userEvent.type(email, 'amara@formulary.test{Enter}');
  return email;
}

/** From the form to its confirmation, without a mouse. */
export const Visitor = meta.story({
  tags: ['@2.5', '@4.3'],
  play: async ({ canvas, userEvent, step }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Forgot password' }),
    ).toBeVisible();
    await step('Back leads to sign in', async () => {
      await expect(canvas.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/signin');
    });
    await step('an address that is none is refused', async () => {
      await typeAlong({ canvas, userEvent }, [['Email', 'amara@']]);
      await tabTo(userEvent, canvas.getByRole('button', { name: 'Submit' }));
      await userEvent.keyboard('{Enter}');
      const email = canvas.getByLabelText('Email');
      await expect(email).toHaveFocus();
      await expect(email).toHaveAccessibleDescription(/Please enter a valid email/);
    });
    await step('after success the confirmation stands there', async () => {
      await userEvent.keyboard('formulary.test{Enter}');
      await expect(await canvas.findByText(notices.passwordResetSent)).toBeVisible();
      await expect(
        canvas.getByRole('heading', { level: 1, name: 'Check your email' }),
      ).toHaveFocus();
      await expect(canvas.queryByRole('form')).not.toBeInTheDocument();
    });
    await step('and the way back', async () => {
      await tabTo(userEvent, canvas.getByRole('link', { name: 'Back to Login' }));
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    });
  },
});

export const Waiting = meta.story({
  beforeEach: ({ msw }) => msw.use(mockLoading(forgotPassword)),
  play: async ({ canvas, userEvent }) => {
    const email = await ask({ canvas, userEvent });
    await expect(await canvas.findByText('Sending…')).toBeInTheDocument();
    await expect(email).toHaveValue('amara@formulary.test');
  },
});

export const Refused = meta.story({
  tags: ['@8.6'],
  beforeEach: ({ msw }) => msw.use(mockRefused(forgotPassword, 429, 'too-many-requests')),
  play: async ({ canvas, userEvent }) => {
    const email = await ask({ canvas, userEvent });
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Too many attempts. Please wait a little and try again',
    );
    await expect(email).toHaveValue('amara@formulary.test');
  },
});

export const Failed = meta.story({
  tags: ['@8.4'],
  beforeEach: ({ msw }) => msw.use(mockFailed(forgotPassword)),
  play: async ({ canvas, userEvent }) => {
    await ask({ canvas, userEvent });
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something Went Wrong');
    await expect(screen.getAllByText('Something Went Wrong')).toHaveLength(1);
  },
});

export const SignedInAlready = meta.story({
  args: { role: 'practitioner' },
  tags: ['@2.2'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Shop by category' }),
    ).toBeVisible();
  },
});
