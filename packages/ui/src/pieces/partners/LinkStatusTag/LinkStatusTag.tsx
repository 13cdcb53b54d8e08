import type { LinkState } from '@formulary/rules/partners/linkState';
import { linkStatusLabels } from '@formulary/rules/partners/linkState';
import { Tag, type TagProps } from '../../../primitives/messages/Tag/Tag.tsx';

export interface LinkStatusTagProps {
  status: LinkState;
}

const tones = {
  pending: 'warning',
  accepted: 'success',
  declined: 'danger',
  ended: 'neutral',
} as const satisfies Record<LinkState, TagProps['tone']>;

/**
 * Shows the status of a request between practitioner and prescriber: Pending, Accepted, Declined (spec 2.22) or Ended.
 */
export function LinkStatusTag({ status }: LinkStatusTagProps) {
  return <Tag tone={tones[status]}>{linkStatusLabels[status]}</Tag>;
}
