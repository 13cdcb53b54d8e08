import { expect } from 'storybook/test';
import preview from '@formulary/storybook-kit/preview';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { DeliveryTimer } from './DeliveryTimer.tsx';

const today = { said: 'Order within 2\u00A0h 13\u00A0min for delivery tomorrow' };
const onFriday = {
  said: 'Order within 30\u00A0min for delivery on Monday',
  cold: 'What has to stay cold leaves on Monday.',
};
const overChristmas = {
  said: 'Order by 3\u00A0pm on Tuesday 29/12/2026 for delivery on Wednesday 30/12/2026',
};

const meta = preview.meta({
  title: 'Account/DeliveryTimer',
  component: DeliveryTimer,
  parameters: {
    guide: {
      useFor: ['Until when to order for which day, where an order begins.'],
      useNot: ['What a placed order is promised: OrderPlaced says it.'],
      anatomy: [
        ['Time', 'What is left, or by when, and the day of delivery', 'strong'],
        [
          'Condition',
          'Paid and signed for; what has to stay cold, where it leaves later',
          '"By next-day"',
        ],
      ],
      drawnIn: 'ColdGoodsLater',
      screenReader: ['The two sentences; the time that passes is not announced.'],
      content: ['Whole minutes, rounded down; weekdays by name.'],
      do: ['Take the words from the rule: it knows weekends and bank holidays.'],
      dont: ['Count seconds: nobody should feel rushed.'],
      usedBy: ['Home'],
    } satisfies Guide,
  },
  args: { countdown: today },
});

export const LeavesToday = meta.story({
  tags: ['@9.15'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/Order within 2\sh 13\smin for delivery tomorrow/)).toBeVisible();
    await expect(canvasElement.querySelector('[aria-live], [role="timer"]')).toBeNull();
  },
});

export const ColdGoodsLater = meta.story({
  args: { countdown: onFriday },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/What has to stay cold leaves on Monday\./)).toBeVisible();
  },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: () => (
    <Stack>
      <DeliveryTimer countdown={today} />
      <DeliveryTimer countdown={onFriday} />
      <DeliveryTimer countdown={overChristmas} />
    </Stack>
  ),
});
