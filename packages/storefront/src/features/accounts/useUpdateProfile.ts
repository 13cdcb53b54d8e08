import type { BillingDetails } from '@formulary/rules/accounts/billingRules';
import { getProfile } from '@formulary/rules/calls/profileCalls';
import { updateProfile } from '@formulary/rules/calls/profileChangeCalls';
import { useSWRConfig } from 'swr';
import { callApi } from '../../lib/http/http.ts';
import { keys } from '../../lib/http/keys.ts';

/** Saves the billing details to the profile (spec 7.9) and caches the answer. */
export function useUpdateProfile() {
  const { mutate } = useSWRConfig();
  return async ({ county, ...details }: BillingDetails) => {
    const saved = await callApi(updateProfile, {
      body: { ...details, county: county === '' ? undefined : county },
    });
    await mutate(keys.of(getProfile, {}), saved, { revalidate: false });
    return saved;
  };
}
