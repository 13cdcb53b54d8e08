import type { StatementGroup } from '@formulary/rules/calls/desk/deskStatementCalls';
import { border, color, font, radius, size, space } from '@formulary/theme/tokens';
import { Link } from '@formulary/ui/primitives/navigation/Link';
import { styled } from 'styled-components';

const names: Readonly<Record<StatementGroup, string>> = {
  exact: 'Exact',
  near: 'Near',
  none: 'No match',
  booked: 'Booked',
  aside: 'Set aside',
};
const groups = Object.keys(names) as StatementGroup[];

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
  readonly onChoose: () => void;
}

/** Links to the groups of a statement's lines, with their counts. */
export function GroupLinks({ group, counts, onChoose }: GroupLinksProps) {
  return (
    <List aria-label="Lines by match">
      {groups.map((each) => (
        <Group
          key={each}
          href={`?group=${each}`}
          aria-current={each === group ? 'true' : undefined}
          onClick={onChoose}
        >
          <span>{names[each]}</span>
          <span>{counts[each]}</span>
        </Group>
      ))}
    </List>
  );
}
