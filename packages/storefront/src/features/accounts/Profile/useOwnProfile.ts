import { useEffect } from 'react';
import { useProfile } from '../useProfile.ts';
import { useProfileDraft } from '../profileDraft.ts';

/** The profile, once it is certain that what was typed in this tab is the same user's. */
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
