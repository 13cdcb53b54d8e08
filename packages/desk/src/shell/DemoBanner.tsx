import { type StaffRole, staffRoleLabel } from '@formulary/rules/accounts/staffPermissions';
import { color, font, space } from '@formulary/theme/tokens';
import { styled } from 'styled-components';

const Strip = styled.aside`
  padding: ${space[1]} ${space[4]};
  background: ${color.surfaceOffer};
  color: ${color.textOnOffer};
  font-size: ${font.sizeSmall};
  text-align: center;
`;

/** Says that this account is for trying the desk: it signs in without a second factor. */
export function DemoBanner({ role }: { readonly role: StaffRole }) {
  return (
    <Strip aria-label="Demo account">
      {`Demo account: ${staffRoleLabel(role)}. It signs in by its password alone and exists in development only.`}
    </Strip>
  );
}
