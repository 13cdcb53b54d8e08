import { aPatient } from '@formulary/rules/patients/fixtures/aPatient';
import { expect } from 'storybook/test';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { PatientIdentity } from './PatientIdentity.tsx';

const meta = preview.meta({
  title: 'People/PatientIdentity',
  component: PatientIdentity,
  parameters: {
    guide: {
      useFor: ['Saying who a patient is, wherever one could be taken for another.'],
      useNot: ['A column that says one part of it alone.'],
      anatomy: [
        ['Name', 'The family name first, in capitals', '[data-layout] > span > span:first-child'],
        ['Born', 'The date, and the age', '[data-layout] > span > span:nth-child(2)'],
        [
          'Postcode',
          'Where they live, as far as it tells two people apart',
          '[data-layout] > span > span:last-child',
        ],
      ],
      drawnIn: 'AllStates',
      screenReader: ['“JONES, Amara · born 05/04/1984 (42) · LS1 4AP”.'],
      content: ['Always these parts in this order, so that a difference stands out.'],
      do: ['Stress the date of birth where the list has others of that name.'],
      dont: [
        'Cut the date of birth or the postcode. A bar may cut a name that the page shows in full.',
      ],
      usedBy: ['Patients', 'Add patient', 'Checkout', 'Prescription'],
    } satisfies Guide,
  },
  args: {
    patient: aPatient({
      firstName: 'Amara',
      lastName: 'Jones',
      birthDate: '1984-04-05',
      postcode: 'LS1 4AP',
    }),
    now: new Date('2026-11-20T12:00:00Z'),
  },
});

export const Line = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('JONES, Amara · born 05/04/1984 (42) · LS1 4AP');
  },
});

export const Stacked = meta.story({ args: { layout: 'stacked' } });

export const LongName = meta.story({
  args: {
    patient: aPatient({
      firstName: 'Maximiliana Wilhelmina Theodora',
      lastName: 'Featherstonehaugh-Cholmondeley',
    }),
  },
  globals: { viewport: { value: 'reflow' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

const longNames = aPatient({
  firstName: 'Maximiliana Wilhelmina Theodora',
  lastName: 'Featherstonehaugh-Cholmondeley',
});

/** Returns the separators that can be seen: those inside of the clipped box. */
function shownSeparators(root: HTMLElement): readonly HTMLElement[] {
  const line = root.querySelector('[data-layout]');
  const edge = line?.getBoundingClientRect().left ?? 0;
  return [...root.querySelectorAll<HTMLElement>('[data-layout] span')].filter(
    (each) => each.textContent.trim() === '·' && each.getBoundingClientRect().left >= edge,
  );
}

/** Where each part has a line of its own, no separator dangles at an end. */
export const PartsBelowEachOther = meta.story({
  tags: ['!autodocs'],
  render: (args) => (
    <div style={{ inlineSize: '10.5rem' }}>
      <PatientIdentity {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(shownSeparators(canvasElement)).toHaveLength(0);
  },
});

/** In a sticky bar on a phone it is one line, whatever the name. */
export const Bar = meta.story({
  tags: ['state'],
  args: { layout: 'bar' },
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <Stack>
      <PatientIdentity {...args} />
      <PatientIdentity {...args} patient={longNames} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(shownSeparators(canvasElement)).toHaveLength(4);
    for (const line of canvasElement.querySelectorAll<HTMLElement>('[data-layout]')) {
      await expect(line.offsetHeight).toBeLessThan(30);
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: (args) => (
    <Stack>
      <PatientIdentity {...args} />
      <PatientIdentity {...args} hasNamesake />
      <PatientIdentity {...args} layout="stacked" />
      <PatientIdentity {...args} layout="stacked" hasNamesake />
    </Stack>
  ),
});
