import { formatDay } from '@formulary/rules/dates/formatDay';
import { roleLabel } from '@formulary/rules/people/roleLabel';
import type { Profile } from '@formulary/rules/wire/entities/profile';
import { styled } from 'styled-components';
import { color, font, space } from '../../theme/tokens.ts';
import { fullName } from './fullName.ts';

export interface ProfileDetailsProps {
  profile: Profile;
}

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr));
  gap: ${space[5]} ${space[6]};

  dt {
    color: ${color.textMuted};
    font-size: ${font.sizeSmall};
  }

  dd {
    overflow-wrap: anywhere;
  }
`;

/** One's own account as it stands; user name and county only where there are any (spec 2.15). */
export function ProfileDetails({ profile }: ProfileDetailsProps) {
  const { birthDate } = profile;
  const facts: readonly (readonly [string, string | undefined])[] = [
    ['Name', fullName(profile)],
    ['Role', roleLabel(profile)],
    ['Email', profile.email],
    ['Contact', profile.phone],
    ['Date of birth', birthDate === undefined ? undefined : formatDay(birthDate)],
    ['Username', profile.username],
    ['Address', profile.street],
    ['City', profile.city],
    ['County', profile.county],
    ['Country', profile.country.name],
    ['Postcode', profile.postcode],
  ];
  return (
    <List>
      {facts.map(
        ([term, value]) =>
          value && (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </List>
  );
}
