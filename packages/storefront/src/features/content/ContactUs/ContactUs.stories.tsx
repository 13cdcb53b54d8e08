import { defaultBrand } from '@formulary/rules/brand/brand';
import { takeSettings } from '@formulary/rules/settings/pageSettings';
import { contactUs } from '@formulary/rules/calls/contentCalls';
import { messages } from '@formulary/rules/problems/messages';
import { notices } from '@formulary/rules/problems/notices';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '@formulary/storybook-kit/preview';
import { mockFailed, mockLoading, mockRefused } from '@formulary/storybook-kit/mocks/mockCall';
import { screenParameters } from '../../../lib/mocks/screenParameters.ts';
import { enterShop } from '../../../mocks/enterShop.ts';
import { ShopAt } from '../../../mocks/ShopAt.tsx';
import { useContactDraft } from './DraftedContactForm.tsx';

const meta = preview.meta({
  title: 'Screens/Contact us',
  component: ShopAt,
  args: { path: '/contact-us', role: 'visitor' as const },
  parameters: screenParameters(
    'A message to the pharmacy, and the other ways to reach it (spec 2.26, 5.14).',
  ),
  beforeEach: (context) => {
    enterShop(context);
    useContactDraft.getState().clear();
  },
});

type PlayContext = Pick<Parameters<NonNullable<typeof meta.input.play>>[0], 'canvas' | 'userEvent'>;

async function write({ canvas, userEvent }: PlayContext) {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Ruth Bell');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ruth@elm.test');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'When do you close?');
  await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
}

export const Untouched = meta.story({
  tags: ['state', '@2.26'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Contact us');
    await expect(await canvas.findByRole('region', { name: 'Reach us directly' })).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: 'Message' })).toBeVisible();
  },
});

/** Staff change the settings while the page is open: it states the new ones, and keeps what was typed. */
export const NewSettings = meta.story({
  play: async ({ canvas, userEvent }) => {
    const message = await canvas.findByRole('textbox', { name: 'Message' });
    await userEvent.type(message, 'When do you close?');
    const contact = { ...defaultBrand.contact, phone: '020 7946 0777' };
    try {
      takeSettings({ version: 1, brand: { ...defaultBrand, contact } });
      const footer = within(await canvas.findByRole('contentinfo'));
      await expect(await footer.findByText('020 7946 0777')).toBeInTheDocument();
      await expect(await canvas.findAllByText('020 7946 0777')).toHaveLength(2);
      await expect(await canvas.findByRole('textbox', { name: 'Message' })).toBe(message);
      await expect(message).toHaveValue('When do you close?');
      await expect(message).toHaveFocus();
    } finally {
      takeSettings({});
    }
  },
});

/** After sending, the title says so, and another message can be written. */
export const Visitor = meta.story({
  tags: ['state', 'every-view', '@5.14', '@8.15'],
  play: async ({ canvas, userEvent, step }) => {
    await step('all fields are required', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Send message' }));
      await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveFocus();
      await expect(
        await canvas.findByRole('textbox', { name: 'Email' }),
      ).toHaveAccessibleDescription(/Please enter a valid email/);
    });
    await write({ canvas, userEvent });
    const title = await canvas.findByRole('heading', { level: 1, name: notices.messageSent });
    const toasts = await screen.findByRole('region', { name: /Notifications/ });
    await expect(within(toasts).getByText('Message Sent Successfully')).toBeInTheDocument();
    await waitFor(() => expect(title).toHaveFocus());
    await expect(await canvas.findByText('ruth@elm.test')).toBeVisible();
    await step('the next message starts empty', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Write another message' }));
      await expect(await canvas.findByRole('textbox', { name: 'Message' })).toHaveValue('');
    });
  },
});

/** Name and e-mail of a signed-in user are filled in. */
export const Practitioner = meta.story({
  args: { role: 'practitioner' },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).not.toHaveValue(''));
    await expect(await canvas.findByRole('textbox', { name: 'Email' })).not.toHaveValue('');
  },
});

export const Sending = meta.story({
  tags: ['state'],
  beforeEach: ({ msw }) => msw.use(mockLoading(contactUs)),
  play: async ({ canvas, userEvent }) => {
    await write({ canvas, userEvent });
    await expect(await canvas.findByText('Sending…')).toBeInTheDocument();
  },
});

export const TooMany = meta.story({
  tags: ['state', '@8.6'],
  beforeEach: ({ msw }) => msw.use(mockRefused(contactUs, 429, 'too-many-requests')),
  play: async ({ canvas, userEvent }) => {
    await write({ canvas, userEvent });
    await expect(await canvas.findByRole('alert')).toHaveTextContent(messages['too-many-requests']);
    await expect(await canvas.findByRole('textbox', { name: 'Message' })).toHaveValue(
      'When do you close?',
    );
  },
});

/** The draft survives another page and a failure. */
export const Failed = meta.story({
  tags: ['state', '@8.4'],
  beforeEach: ({ msw }) => msw.use(mockFailed(contactUs)),
  play: async ({ canvas, userEvent, step }) => {
    await write({ canvas, userEvent });
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await step('go to another page and back', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Terms and conditions' }));
      await canvas.findByRole('heading', { level: 1, name: 'Terms and conditions' });
      await userEvent.click(await canvas.findByRole('link', { name: 'Contact us' }));
      await expect(await canvas.findByRole('textbox', { name: 'Message' })).toHaveValue(
        'When do you close?',
      );
    });
  },
});

export const OnAPhone = meta.story({
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Message' })).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});
