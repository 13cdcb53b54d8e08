import { getDeskStation } from '@formulary/rules/calls/desk/deskStationCalls';
import { media } from '@formulary/theme/media';
import { color, font, space } from '@formulary/theme/tokens';
import { Users } from 'lucide-react';
import { styled } from 'styled-components';
import { useDeskRead } from '../../lib/http/useDeskRead.ts';

const Root = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  color: ${color.textMuted};
  font-size: ${font.sizeSmall};

  svg {
    flex: none;
    inline-size: 1.125rem;
    block-size: 1.125rem;
  }

  small {
    display: none;
    font-size: inherit;
  }

  ${media.fromDesktop} {
    small {
      display: inline;
    }
  }
`;

/** Says that this browser is a shared station, and how soon it locks; nothing for one person's. */
export function StationMark() {
  const { data: station } = useDeskRead(getDeskStation, {});
  if (!station?.isShared) return null;
  const { name, lockMinutes } = station;
  return (
    <Root>
      <Users aria-hidden />
      <span>
        <span>{`Shared: ${name}`}</span>
        <small>{`, locks after ${lockMinutes} minutes`}</small>
      </span>
    </Root>
  );
}
