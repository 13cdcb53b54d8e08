import { addDays } from '@formulary/rules/dates/calendar';
import { formatDay } from '@formulary/rules/dates/day';
import { formatMoney } from '@formulary/rules/money/formatMoney';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import { type KeyRow, pressAlong } from '@formulary/storybook-kit/plays/keyboard';
import preview from '@formulary/storybook-kit/preview';
import { expect, fn } from 'storybook/test';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { TrendChart, type TrendPoint } from './TrendChart.tsx';

const series = [
  { name: 'Net sales', kind: 'bars' },
  { name: 'Before', kind: 'line', isSecond: true },
] as const;

/** Sales that go up and down by week, without chance. */
const valueOf = (at: number) => Math.round((Math.sin(at / 2.1) + 1.4) * 400) * 1_000;

function days(count: number, of: (at: number) => readonly (number | undefined)[]) {
  return Array.from({ length: count }, (_, at): TrendPoint => {
    const day = addDays('2026-11-01', at);
    return {
      key: day,
      label: formatDay(day),
      values: of(at),
      href: `/invoices?day=${day}`,
    };
  });
}
const month = days(30, (at) => [valueOf(at), valueOf(at + 3)]);

const keyboard: readonly KeyRow[] = [
  {
    keys: '→',
    does: 'Moves to the next point',
    check: async ({ canvas, press, userEvent }) => {
      await userEvent.tab();
      await press('→');
      await expect(canvas.getByRole('slider')).toHaveValue('1');
    },
  },
  {
    keys: 'End',
    does: 'Moves to the last point',
    check: async ({ canvas, press }) => {
      await press('End');
      await expect(canvas.getByRole('slider')).toHaveValue('29');
    },
  },
  {
    keys: 'Enter',
    does: 'Opens the list behind the point',
    check: async ({ canvas, press }) => {
      const followed = fn((event: Event) => event.preventDefault());
      const link = canvas.getByRole('link', { name: 'Invoices of 30/11/2026' });
      link.addEventListener('click', followed);
      await press('Enter');
      await expect(followed).toHaveBeenCalledOnce();
      await expect(link).toHaveAttribute('href', '/invoices?day=2026-11-30');
    },
  },
];

const meta = preview.meta({
  title: 'Desk/TrendChart',
  component: TrendChart,
  parameters: {
    guide: {
      useFor: ['Values by day, with the period before.'],
      useNot: ['Names and their values: use RankBars.'],
      anatomy: [
        ['Series', 'What bars and lines mean, and the values of the chosen point', 'figure > p'],
        ['Scale', 'Round steps, with 0', 'figure > div > div:first-child'],
        ['Chart', 'Bars, and a dashed line for before', 'svg[preserveAspectRatio]'],
      ],
      drawnIn: 'Filled',
      keyboard,
      screenReader: [
        'A slider over the points: “01/11/2026: Net sales £560.00, Before £956.00”. The table beside the chart holds them all.',
      ],
    } satisfies Guide,
  },
  args: {
    label: 'Net sales by day',
    series,
    points: month,
    format: formatMoney,
    leastStep: 1_000,
    opens: 'Invoices',
  },
});

export const Filled = meta.story({
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: 'Points of Net sales by day' });
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^03\/11\/2026: Net sales £.*, Before £/),
    );
    await expect(await canvas.findByRole('link', { name: 'Invoices of 03/11/2026' })).toBeVisible();
  },
});

/** Names of days stand evenly below the chart: the middle one in its middle. */
export const Named = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const boxes = canvas
      .getAllByText(/^\d\d\/11\/2026$/)
      .map((name) => name.getBoundingClientRect());
    const [first, , middle, , last] = boxes;
    const centre = ((first?.left ?? 0) + (last?.right ?? 0)) / 2;
    await expect(Math.abs((middle!.left + middle!.right) / 2 - centre)).toBeLessThan(20);
  },
});

export const Keyboard = meta.story({ play: pressAlong });

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: (args) => (
    <Stack $gap={8}>
      <TrendChart {...args} />
      <TrendChart
        {...args}
        label="With refunds above sales"
        points={days(14, (at) => [at % 5 === 3 ? -valueOf(at) : valueOf(at), undefined])}
      />
      <TrendChart {...args} label="A year" points={days(366, (at) => [valueOf(at), valueOf(at)])} />
      <TrendChart {...args} label="One day" points={month.slice(0, 1)} />
      <TrendChart {...args} label="Nothing" points={days(7, () => [0, 0])} />
      <TrendChart {...args} label="No days" points={[]} />
      <TrendChart
        {...args}
        label="Huge"
        points={days(5, (at) => [valueOf(at) * 1_000_000, undefined])}
      />
      <TrendChart
        {...args}
        label="Hours"
        series={[
          { name: 'Median', kind: 'line' },
          { name: '90th percentile', kind: 'line', isSecond: true },
        ]}
        format={(hours) => `${hours} hours`}
        leastStep={1}
        points={days(12, (at) => {
          if (at % 6 > 3) return [undefined, undefined];
          return at === 9 ? [5, 5] : [4 + (at % 3), 12 + at];
        })}
      />
    </Stack>
  ),
});
