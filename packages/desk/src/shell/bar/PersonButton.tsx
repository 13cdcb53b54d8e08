import { staffRoleLabel } from '@formulary/rules/accounts/staffPermissions';
import { media } from '@formulary/theme/media';
import { color, font } from '@formulary/theme/tokens';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { VisuallyHidden } from '@formulary/ui/primitives/layout/VisuallyHidden';
import { CircleUserRound } from 'lucide-react';
import { styled } from 'styled-components';
import type { DeskPerson } from '../../lib/session/deskSession.ts';
import { useOverlays } from '../overlays/overlays.ts';

const Name = styled.span`
  display: none;

  ${media.fromTablet} {
    display: grid;
    line-height: ${font.lineTight};
    text-align: start;
  }

  small {
    color: ${color.textMuted};
    font-size: ${font.sizeSmall};
    font-weight: ${font.weightBody};
  }
`;

/** Shows who is signed in, and opens what they can set. */
export function PersonButton({ person: { name, role } }: { readonly person: DeskPerson }) {
  const { openPerson } = useOverlays();
  return (
    <Button variant="quiet" aria-haspopup="dialog" onClick={openPerson}>
      <CircleUserRound aria-hidden />
      <VisuallyHidden>Your account: </VisuallyHidden>
      <Name>
        <span>{name}</span>
        <small>{staffRoleLabel(role)}</small>
      </Name>
    </Button>
  );
}
