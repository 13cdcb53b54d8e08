import { can, roleOf } from '@formulary/rules/accounts/permissions';
import type { Profile } from '@formulary/rules/accounts/profile';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { LazySuspense } from '@formulary/ui/primitives/lazy/LazySuspense';
import { Tabs } from '@formulary/ui/primitives/navigation/Tabs';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { lazy, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { Screen } from '../../../lib/screen/Screen.tsx';
import { ScreenLoading } from '../../../lib/screen/ScreenLoading.tsx';
import { paths } from '../../../lib/screen/paths.ts';
import { useProfileDraft } from '../profileDraft.ts';
import { useProfile } from '../useProfile.ts';
import { ProfileSection } from './ProfileSection.tsx';

/** Lazy: most visits open the details. */
const Security = lazy(async () => ({
  default: (await loadLazily(() => import('../Security/Security.tsx'))).Security,
}));

const breadcrumbs = [
  { label: 'Shop', href: paths.categories() },
  { label: 'Profile', href: paths.profile },
];

/**
 * Shows the user's account: the details and, in a tab of their own, the passkeys a prescriber signs with (spec 2.15,
 * 4.9). Who has no passkeys sees the details without tabs.
 */
export function ProfileScreen() {
  const { profile, isFailed, isRetrying, retry } = useLoadedProfile();
  const [query, setQuery] = useSearchParams();
  const items = itemsOf(profile);
  const requestedTab = query.get('tab');
  const value = items.find(({ key }) => key === requestedTab)?.key ?? 'details';
  return (
    <Screen title="Profile" heading="Your profile" breadcrumbs={breadcrumbs}>
      {isFailed ? (
        <LoadFailed what="your profile" isRetrying={isRetrying} onRetry={retry} />
      ) : items.length === 1 ? (
        items[0]?.content
      ) : (
        <Tabs
          label="Your profile"
          items={items}
          value={value}
          onChange={(key) => setQuery(key === 'details' ? {} : { tab: key }, { replace: true })}
        />
      )}
    </Screen>
  );
}

/** Reads the profile; returns it only once the draft in this tab is known to belong to the same user. */
function useLoadedProfile() {
  const { data, error, isValidating, mutate } = useProfile();
  const ownerId = useProfileDraft((draft) => draft.ownerId);
  const belongTo = useProfileDraft((draft) => draft.belongTo);
  const userId = data?.id;
  useEffect(() => {
    if (userId !== undefined) belongTo(userId);
  }, [belongTo, userId]);

  return {
    profile: ownerId === userId ? data : undefined,
    isFailed: error !== undefined && data === undefined,
    isRetrying: isValidating,
    retry: () => void mutate(),
  };
}

function itemsOf(profile: Profile | undefined) {
  const details = {
    key: 'details',
    label: 'Details',
    content: profile ? <ProfileSection key={profile.id} profile={profile} /> : <ScreenLoading />,
  };
  if (!can(roleOf(profile), 'signPrescriptions')) return [details];
  const content = (
    <LazySuspense fallback={<ScreenLoading />}>
      <Security />
    </LazySuspense>
  );
  return [details, { key: 'security', label: 'Security', content }];
}
