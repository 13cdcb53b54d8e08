import { roleLabel } from '@formulary/rules/accounts/permissions';
import { formatDay } from '@formulary/rules/dates/day';
import type { Profile } from '@formulary/rules/accounts/profile';
import { fullName } from '@formulary/rules/text/fullName';
import { type Fact, FactList } from '../../../primitives/data/FactList/FactList.tsx';

export interface ProfileDetailsProps {
  profile: Profile;
}

/** Shows the user's account; company, user name and county only if set (spec 2.15). */
export function ProfileDetails({ profile }: ProfileDetailsProps) {
  const { birthDate } = profile;
  const facts: readonly Fact[] = [
    [
      'Name',
      <span key="name" translate="no">
        {fullName(profile)}
      </span>,
    ],
    [
      'Company',
      profile.company && (
        <span key="company" translate="no">
          {profile.company}
        </span>
      ),
    ],
    ['Role', roleLabel(profile)],
    [
      'Email',
      <span key="email" translate="no">
        {profile.email}
      </span>,
    ],
    ['Contact', profile.phone],
    ['Date of birth', birthDate === undefined ? undefined : formatDay(birthDate)],
    ['Username', profile.username],
    ['Address', profile.street],
    ['City', profile.city],
    ['County', profile.county],
    ['Country', profile.country.name],
    ['Postcode', profile.postcode],
  ];
  return <FactList facts={facts} />;
}
