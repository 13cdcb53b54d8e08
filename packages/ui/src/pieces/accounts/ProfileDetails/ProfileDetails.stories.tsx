import { aProfile } from '@formulary/rules/accounts/fixtures/aProfile';
import { expect } from 'storybook/test';
import { factsOf } from '@formulary/storybook-kit/plays/factsOf';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { ProfileDetails } from './ProfileDetails.tsx';

const meta = preview.meta({
  title: 'Account/ProfileDetails',
  component: ProfileDetails,
  parameters: {
    guide: {
      useFor: ['The details tab of the profile, until Edit is pressed.'],
      useNot: ['Changing anything: that is the BillingForm.'],
      anatomy: [
        ['Term', 'What the fact is called', 'dt'],
        ['Value', 'What is not there is not shown, nor its term', 'dd'],
      ],
      drawnIn: 'Practitioner',
      screenReader: ['Each fact with its name: “Role, Practitioner”.'],
      content: [
        'Names of facts in one to three words: “Contact”, “Date of birth”.',
        'The date of birth as dd/MM/yyyy; the country by its name.',
      ],
      do: ['Show the role in the words of the shop: Practitioner or Prescriber.'],
      dont: ['Show an empty value.'],
      usedBy: ['Profile'],
    } satisfies Guide,
  },
  args: { profile: aProfile() },
});

export const Practitioner = meta.story({
  play: async ({ canvasElement }) => {
    await expect(factsOf(canvasElement)).toEqual([
      ['Name', 'Amara Okafor'],
      ['Role', 'Practitioner'],
      ['Email', 'practitioner@formulary.test'],
      ['Contact', '020 7946 0018'],
      ['Date of birth', '12/04/1988'],
      ['Address', '14 Lambs Conduit Passage'],
      ['City', 'London'],
      ['Country', 'United Kingdom'],
      ['Postcode', 'WC1R 4RH'],
    ]);
  },
});

export const Prescriber = meta.story({
  args: {
    profile: aProfile({ isPrescriber: true, username: 'hmarsh', county: 'Greater London' }),
  },
  play: async ({ canvasElement }) => {
    const facts = factsOf(canvasElement);
    await expect(facts).toContainEqual(['Role', 'Prescriber']);
    await expect(facts).toContainEqual(['Username', 'hmarsh']);
    await expect(facts).toContainEqual(['County', 'Greater London']);
  },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  args: Prescriber.composed.args,
});
