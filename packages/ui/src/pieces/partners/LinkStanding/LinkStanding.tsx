import { formatDate } from '@formulary/rules/dates/londonTime';
import { relativeTime } from '@formulary/rules/dates/relativeTime';
import { linkStateOf } from '@formulary/rules/partners/linkState';
import type { PrescriberLink } from '@formulary/rules/partners/prescriberLink';
import { styled } from 'styled-components';
import { color, font, space } from '@formulary/theme/tokens';
import { LinkStatusTag } from '../LinkStatusTag/LinkStatusTag.tsx';

export interface LinkStandingProps {
  link: PrescriberLink;
  now: Date;
}

const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space[1]} ${space[2]};
`;

const Since = styled.span`
  color: ${color.textMuted};
  font-size: ${font.sizeSmall};
`;

/** Shows the status of a request and the date since which it is pending or over (spec 2.22). */
export function LinkStanding({ link, now }: LinkStandingProps) {
  const { requestedAt, endedAt } = link;
  const state = linkStateOf(link);
  return (
    <Root>
      <LinkStatusTag status={state} />
      {state === 'pending' && (
        <Since>{`asked ${relativeTime(requestedAt, now).toLowerCase()}`}</Since>
      )}
      {endedAt !== undefined && <Since>{`on ${formatDate(endedAt)}`}</Since>}
    </Root>
  );
}
