import { LoadFailed } from '@formulary/ui/primitives/LoadFailed';
import { Tabs } from '@formulary/ui/primitives/Tabs';
import { paths } from '../../../lib/screen/paths.ts';
import { Screen } from '../../../lib/screen/Screen.tsx';
import { ScreenLoading } from '../../../lib/screen/ScreenLoading.tsx';
import { ProfileDesk } from './ProfileDesk.tsx';
import { useOwnProfile } from './useOwnProfile.ts';

const breadcrumbs = [
  { label: 'Shop', href: paths.categories() },
  { label: 'Profile', href: paths.profile },
];

const onlyTab = 'details';

/** One's own account: the details tab, shown or being edited (spec 2.15, 4.9). */
export function ProfileScreen() {
  const { profile, isFailed, isRetrying, retry } = useOwnProfile();
  const content = profile ? <ProfileDesk key={profile.id} profile={profile} /> : <ScreenLoading />;
  return (
    <Screen title="Profile" heading="Your profile" breadcrumbs={breadcrumbs}>
      {isFailed ? (
        <LoadFailed what="your profile" isRetrying={isRetrying} onRetry={retry} />
      ) : (
        <Tabs
          label="Your profile"
          items={[{ key: onlyTab, label: 'Details', content }]}
          value={onlyTab}
          onChange={() => undefined}
        />
      )}
    </Screen>
  );
}
