import { ProfileDetails } from '@formulary/ui/pieces/accounts/ProfileDetails';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { Cluster } from '@formulary/ui/primitives/layout/Cluster';
import type { Profile } from '@formulary/rules/accounts/profile';
import { LazySuspense } from '@formulary/ui/primitives/lazy/LazySuspense';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { lazy, useRef } from 'react';
import { ScreenLoading } from '../../../lib/screen/ScreenLoading.tsx';
import { useProfileDraft } from '../profileDraft.ts';
import { ProfilePanel } from './ProfilePanel.ts';

/** Lazy: most visits only read. */
const ProfileEdit = lazy(async () => ({
  default: (await loadLazily(() => import('./ProfileEdit.tsx'))).ProfileEdit,
}));

/** Shows the details, and one button that opens and closes their form (spec 2.15); Save closes it too (spec 4.9). */
export function ProfileSection({ profile }: { readonly profile: Profile }) {
  const isEditing = useProfileDraft((draft) => draft.isEditing);
  const edit = useProfileDraft((draft) => draft.edit);
  const clear = useProfileDraft((draft) => draft.clear);
  const toggle = useRef<HTMLButtonElement>(null);
  const close = () => {
    clear();
    toggle.current?.focus();
  };
  return (
    <ProfilePanel>
      <Cluster $justify="space-between">
        <h2>{isEditing ? 'Change your details' : 'Your details'}</h2>
        <Button ref={toggle} onClick={isEditing ? close : edit}>
          {isEditing ? 'Cancel' : 'Edit'}
        </Button>
      </Cluster>
      {isEditing ? (
        <LazySuspense fallback={<ScreenLoading />}>
          <ProfileEdit profile={profile} onSaved={close} />
        </LazySuspense>
      ) : (
        <ProfileDetails profile={profile} />
      )}
    </ProfilePanel>
  );
}
