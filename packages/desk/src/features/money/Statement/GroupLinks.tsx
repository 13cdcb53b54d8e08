import { type StatementGroup, statementGroups } from '@formulary/rules/payments/lists/moneyLists';
import { border, color, font, radius, size, space } from '@formulary/theme/tokens';
import { Link } from '@formulary/ui/primitives/navigation/Link';
import { styled } from 'styled-components';
import { groupNames } from './lineColumns.tsx';

const List = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

const Group = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: ${size.target};
  padding-inline: ${space[3]};
  border: ${border.hairline};
  border-radius: ${radius.medium};
  color: ${color.textBody};
  text-decoration: none;

  &[aria-current] {
    border-color: ${color.actionPrimary};
    font-weight: ${font.weightBold};
  }
`;

interface GroupLinksProps {
  readonly group: StatementGroup;
  readonly counts: Readonly<Record<StatementGroup, number>>;
  /** Address of a group. */
  readonly hrefOf: (group: StatementGroup) => string;
}

/** Links to the groups of a statement's lines, with their counts. */
export function GroupLinks({ group, counts, hrefOf }: GroupLinksProps) {
  return (
    <List aria-label="Lines by match">
      {statementGroups.map((each) => (
        <Group key={each} href={hrefOf(each)} aria-current={each === group ? 'true' : undefined}>
          <span>{groupNames[each]}</span>
          <span>{counts[each]}</span>
        </Group>
      ))}
    </List>
  );
}
