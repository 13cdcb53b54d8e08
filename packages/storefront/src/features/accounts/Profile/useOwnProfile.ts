import { useEffect } from 'react';
import { useProfile } from '../useProfile.ts';
import { useProfileDraft } from '../profileDraft.ts';

/** Reads the profile; returns it only once the draft in this tab is known to belong to the same user. */
export function useOwnProfile() {
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
