import { Eye } from 'lucide-react';
import { styled } from 'styled-components';
import { color, font, radius, space, stroke } from '@formulary/theme/tokens';

export interface LookingNowProps {
  /** Names of the others who have this record open. */
  names: readonly string[];
}

/** More than this many are counted. */
const MOST_NAMES = 2;

const Root = styled.output`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  font-size: ${font.sizeSmall};

  & > span {
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
    padding: ${space[1]} ${space[3]};
    border: ${stroke.hairline} solid ${color.borderInfo};
    border-radius: ${radius.round};
    background: ${color.surfaceInfo};
    color: ${color.textInfo};
  }

  svg {
    flex: none;
    inline-size: 1em;
    block-size: 1em;
  }
`;

const list = new Intl.ListFormat('en-GB');

/** Says that somebody else has this record open, before two people do the same work. It is announced when it changes. */
export function LookingNow({ names }: LookingNowProps) {
  const others = names.length - MOST_NAMES;
  const named = others > 0 ? [...names.slice(0, MOST_NAMES), `${others} more`] : names;
  return (
    <Root>
      {names.length > 0 && (
        <span>
          <Eye aria-hidden />
          <span>{`${list.format(named)} ${names.length === 1 ? 'is' : 'are'} looking at this too`}</span>
        </span>
      )}
    </Root>
  );
}
