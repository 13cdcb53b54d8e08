import { type SectionWithForm, sectionTitle } from '@formulary/rules/checkout/checkoutSections';
import { type Day, formatDay } from '@formulary/rules/dates/day';
import { styled } from 'styled-components';
import { color, space } from '@formulary/theme/tokens';
import { Alert } from '../../../primitives/messages/Alert/Alert.tsx';
import { UnbrokenText } from '../../catalogue/product/UnbrokenText/UnbrokenText.tsx';

export interface ReviewNoticeProps {
  /** The order that the checkout was filled in from, and its day. */
  orderNumber: string;
  placedOn: Day;
  /** Why a section has to be decided again. */
  questions?: Readonly<Partial<Record<SectionWithForm, string>>>;
}

const Words = styled.p`
  color: ${color.textMuted};
`;

const List = styled.ul`
  padding-inline-start: ${space[5]};
  list-style: disc;
`;

/** Says which order a checkout was filled in from, and what of it no longer holds. */
export function ReviewNotice({ orderNumber, placedOn, questions = {} }: ReviewNoticeProps) {
  const source = `Filled in from your order ${orderNumber} of ${formatDay(placedOn)}.`;
  const open = Object.entries(questions) as [SectionWithForm, string][];
  if (open.length === 0)
    return <Words>{`${source} Please check each section before you place the order.`}</Words>;
  return (
    <Alert tone="warning" title={`${source} Please decide again:`}>
      <List>
        {open.map(([section, sentence]) => (
          <li key={section}>
            <UnbrokenText>{`${sectionTitle[section]}: ${sentence}`}</UnbrokenText>
          </li>
        ))}
      </List>
    </Alert>
  );
}
