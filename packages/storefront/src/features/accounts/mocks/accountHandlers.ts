import { aProfile } from '@formulary/rules/accounts/fixtures/aProfile';
import { getProfile } from '@formulary/rules/calls/profileCalls';
import { updateProfile } from '@formulary/rules/calls/profileChangeCalls';
import { signIn, signOut } from '@formulary/rules/calls/sessionCalls';
import type { Profile } from '@formulary/rules/accounts/profile';
import type { HttpHandler } from 'msw';
import { countryOf } from '@formulary/rules/addresses/countries';
import { mockCall, refusal } from '@formulary/storybook-kit/mocks/mockCall';

/** Password that the mocked sign-in accepts. */
export const MOCK_PASSWORD = 'correct horse';

/** Mocks the account's calls for one profile in memory. */
export function accountHandlers(start: Partial<Profile>): readonly HttpHandler[] {
  let profile = aProfile(start);
  return [
    mockCall(signIn, ({ body }) =>
      body.password === MOCK_PASSWORD
        ? { answer: 'a-token-that-only-stories-know' }
        : refusal(401, 'sign-in-failed'),
    ),
    mockCall(signOut, () => ({ answer: undefined })),
    mockCall(getProfile, () => ({ answer: profile })),
    mockCall(updateProfile, ({ body: { countryCode, company = profile.company, ...details } }) => {
      const country = countryOf(countryCode) ?? profile.country;
      const { company: _before, ...kept } = profile;
      // An empty company clears it.
      profile = { ...kept, ...details, ...(company ? { company } : {}), country };
      return { answer: profile };
    }),
  ];
}
