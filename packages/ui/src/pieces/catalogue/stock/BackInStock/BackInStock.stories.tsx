import { messages } from '@formulary/rules/problems/messages';
import { expect, fn } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { Stack } from '../../../../primitives/layout/Stack.tsx';
import { BackInStock } from './BackInStock.tsx';

const meta = preview.meta({
  title: 'Catalogue/BackInStock',
  component: BackInStock,
  parameters: {
    guide: {
      useFor: ['The page of a product that is out of stock, for signed-in buyers.'],
      useNot: ['Visitors: there is nobody to write to.', 'A product that can be ordered.'],
      anatomy: [
        ['Words', 'That a mail will come, once asked for', 'output "We will email"'],
        ['Button', 'Asks for the mail, or cancels it', 'button'],
      ],
      drawnIn: 'Requested',
      screenReader: ['What was asked for is announced, and so is why it was refused.'],
      content: ['“Email me when it is back”, then “We will email you when it is back · Cancel”.'],
      do: ['Show what stands after a reload too.'],
      dont: ['Promise that packs are kept back.'],
      usedBy: ['Product'],
    } satisfies Guide,
  },
  args: { isAsked: false, isPending: false, onAsk: fn(), onCancel: fn() },
});

export const NotRequested = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Email me when it is back' }));
    await expect(args.onAsk).toHaveBeenCalledOnce();
  },
});

export const Requested = meta.story({
  args: { isAsked: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('We will email you when it is back')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

export const UnderWay = meta.story({
  args: { isPending: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Email me/ }));
    await expect(args.onAsk).not.toHaveBeenCalled();
  },
});

export const Refused = meta.story({
  args: { refusal: messages['product-in-stock'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This product is in stock. You can order it now')).toBeVisible();
  },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: (args) => (
    <Stack>
      <BackInStock {...args} />
      <BackInStock {...args} isAsked />
      <BackInStock {...args} isPending />
      <BackInStock {...args} refusal={messages['stock-requests-full']} />
    </Stack>
  ),
});
