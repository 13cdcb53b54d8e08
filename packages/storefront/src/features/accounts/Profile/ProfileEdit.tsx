import type { BillingDetails } from '@formulary/rules/accounts/billingRules';
import { notices } from '@formulary/rules/problems/notices';
import type { Profile } from '@formulary/rules/accounts/profile';
import { BillingForm } from '@formulary/ui/forms/BillingForm';
import { FormDraftProvider } from '@formulary/ui/forms/drafts/FormDraftProvider';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import { billingOf } from '../billingOf.ts';
import { billingRefusal } from '../billingRefusal.ts';
import { useUpdateProfile } from '../useUpdateProfile.ts';
import { useProfileDraft } from '../profileDraft.ts';

interface ProfileEditProps {
  readonly profile: Profile;
  readonly onSaved: () => void;
}

/**
 * Shows the form of the details: Save is enabled when valid and changed; typed input survives an expired session (spec
 * 5.11, 4.9).
 */
export function ProfileEdit({ profile, onSaved }: ProfileEditProps) {
  const { typed, keepTyped } = useProfileDraft();
  const updateProfile = useUpdateProfile();
  const { notify } = useToasts();

  const save = async (values: BillingDetails) => {
    try {
      await updateProfile(values);
    } catch (problem) {
      if (problem instanceof ApiProblem) return billingRefusal(problem);
      throw problem;
    }
    notify({ id: 'profile', tone: 'success', message: notices.profileSaved });
    onSaved();
    return undefined;
  };

  return (
    <FormDraftProvider typed={typed} onTyped={keepTyped}>
      {profile.hasVerifiedPrescriptions && <p>{notices.verifiedKept}</p>}
      <BillingForm
        label="Your details"
        initialValues={billingOf(profile)}
        email={profile.email}
        onSubmit={save}
        submitLabel="Save"
        needsChange
      />
    </FormDraftProvider>
  );
}
