import { expect } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { Prose } from './Prose.tsx';

const meta = preview.meta({
  title: 'Content/Prose',
  component: Prose,
  parameters: {
    guide: {
      useFor: ['Text of several paragraphs: terms, answers, how something is done.'],
      useNot: ['Facts about one thing: use FactList.'],
      anatomy: [
        ['Headings', 'Of the second and third level', 'h2'],
        ['Paragraphs and lists', 'One measure wide', 'p'],
      ],
      drawnIn: 'Default',
      content: ['One thought in a paragraph. A list where there are three things or more.'],
      usedBy: ['About us', 'FAQs', 'Terms and conditions'],
    } satisfies Guide,
  },
});

export const Default = meta.story({
  tags: ['state', 'every-view'],
  render: () => (
    <Prose>
      <p>Orders of a working day leave the same day when they are complete in time.</p>
      <h2>What has to stay cold</h2>
      <p>It leaves only on a day with a working day behind it.</p>
      <ul>
        <li>Toxins and fillers with a cold chain</li>
        <li>Whatever says so on its page</li>
      </ul>
      <h3>In this order</h3>
      <ol>
        <li>Put it into the cart</li>
        <li>Place the order</li>
      </ol>
    </Prose>
  ),
  play: async ({ canvas }) => {
    const [bullets, numbers] = canvas.getAllByRole('list');
    await expect(bullets).toHaveStyle({ listStyleType: 'disc' });
    await expect(numbers).toHaveStyle({ listStyleType: 'decimal' });
  },
});
