import { aProfile } from '@formulary/rules/accounts/fixtures/aProfile';
import * as calls from '@formulary/rules/calls/accountCalls';
import type { Profile } from '@formulary/rules/accounts/profile';
import type { HttpHandler } from 'msw';
import { countryOf } from '@formulary/rules/addresses/countries';
import { mockCall, refusal } from '../../../lib/mocks/mockCall.ts';

/** The password that the mocked sign-in takes. */
export const MOCK_PASSWORD = 'correct horse';

/** The account's calls over one profile. */
export function accountHandlers(start: Partial<Profile>): readonly HttpHandler[] {
  let profile = aProfile(start);
  return [
    mockCall(calls.signIn, ({ body }) =>
      body.password === MOCK_PASSWORD
        ? { answer: 'a-token-that-only-stories-know' }
        : refusal(401, 'sign-in-failed'),
    ),
    mockCall(calls.signOut, () => ({ answer: undefined })),
    mockCall(calls.getProfile, () => ({ answer: profile })),
    mockCall(calls.updateProfile, ({ body: { countryCode, ...details } }) => {
      const country = countryOf(countryCode) ?? profile.country;
      profile = { ...profile, ...details, country };
      return { answer: profile };
    }),
  ];
}
