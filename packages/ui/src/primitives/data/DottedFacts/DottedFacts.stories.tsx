import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { Stack } from '../../layout/Stack.tsx';
import { DottedFacts } from './DottedFacts.tsx';

const line = ['2 packs', '£76.50 each without VAT', 'BTA-PWD-50-1', 'with a prescription'];

const meta = preview.meta({
  title: 'Primitives/DottedFacts',
  component: DottedFacts,
  parameters: {
    guide: {
      useFor: ['Two to four short facts below a name: packs, price and code of a line.'],
      useNot: ['Facts that need a term: use a FactList.'],
      anatomy: [
        ['Fact', 'A few words; wraps only if it is wider than the line', 'span'],
        ['Dot', 'Between two facts of one line', 'span'],
      ],
      drawnIn: 'AllStates',
      screenReader: ['The facts in one sentence, with “·” between them.'],
      content: ['The most important fact first.'],
      do: ['Leave a fact out when there is nothing to say.'],
      dont: ['Put links or buttons between dots.'],
      usedBy: ['UsualOrder', 'LastOrders', 'PasskeyList', 'ReadingPage'],
    } satisfies Guide,
  },
  args: { facts: line },
});

/** Returns the marks of dots that are in sight. */
function dotsInSight(box: HTMLElement): readonly string[] {
  const { left, right } = box.getBoundingClientRect();
  return [...box.querySelectorAll('span')]
    .filter((span) => span.textContent?.trim() === '·')
    .filter((span) => {
      const mark = span.getBoundingClientRect();
      return mark.left >= left - 1 && mark.right <= right + 1;
    })
    .map((span) => span.parentElement?.textContent ?? '');
}

export const InOneLine = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toBe(
      '2 packs\u00A0· £76.50 each without VAT\u00A0· BTA-PWD-50-1\u00A0· with a prescription',
    );
  },
});

/** In a narrow column every fact has its line, and none has a dot. */
export const InLinesOfTheirOwn = meta.story({
  render: (args) => (
    <div style={{ inlineSize: '11rem' }}>
      <DottedFacts {...args} />
    </div>
  ),
  play: async ({ canvasElement, step }) => {
    const box = canvasElement.querySelector<HTMLElement>('div > span');
    if (!box) throw new Error('There is no box');
    await step('no line begins or ends with a dot', async () => {
      await expect(dotsInSight(box)).toEqual([]);
    });
  },
});

/** Large text on a phone: a fact takes several lines, and none of its letters is clipped with the dot. */
export const WiderThanTheLine = meta.story({
  render: (args) => (
    <div style={{ inlineSize: '5rem' }}>
      <DottedFacts {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('div > span');
    const facts = document.createTreeWalker(canvasElement, NodeFilter.SHOW_TEXT);
    const starts: number[] = [];
    for (let node = facts.nextNode(); node; node = facts.nextNode()) {
      if (!/\w/.test(node.textContent ?? '')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      starts.push(...Array.from(range.getClientRects(), ({ left }) => left));
    }
    await expect(starts.length).toBeGreaterThan(line.length);
    await expect(Math.min(...starts)).toBeCloseTo(box?.getBoundingClientRect().left ?? 0, 0);
  },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: () => (
    <Stack $gap={4}>
      <DottedFacts facts={['1 pack']} />
      <DottedFacts facts={line} />
      <div style={{ inlineSize: '16rem' }}>
        <DottedFacts facts={line} />
      </div>
    </Stack>
  ),
});
