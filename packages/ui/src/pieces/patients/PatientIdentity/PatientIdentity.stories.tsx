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
        ['Name', 'The family name first, in capitals', '[data-layout] > span:first-child'],
        [
          'Born',
          'The date with its month in words, and the age',
          '[data-layout] > span + span > span',
        ],
        [
          'Postcode',
          'Where they live, as far as it tells two people apart',
          '[data-layout] > span + span > span:last-child',
        ],
      ],
      drawnIn: 'AllStates',
      screenReader: ['“JONES, Amara · born 05/04/1984 (42) · LS1 4AP”.'],
      content: ['Always these parts in this order, so that a difference stands out.'],
      do: ['Stress the date of birth where the list has others of that name.'],
      dont: ['Cut it with an ellipsis: what is cut may be the difference.'],
      usedBy: ['Patients', 'Add patient', 'Checkout'],
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
