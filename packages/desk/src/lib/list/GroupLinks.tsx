import { border, color, font, radius, size, space } from '@formulary/theme/tokens';
import { Link } from '@formulary/ui/primitives/navigation/Link';
import { styled } from 'styled-components';

const List = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

const GroupLink = styled(Link)`
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

interface GroupLinksProps<Group extends string> {
  /** What the groups are: 'Lines by match'. */
  readonly label: string;
  readonly group: Group;
  readonly groups: readonly {
    readonly key: Group;
    readonly name: string;
    readonly count: number;
  }[];
  /** Address of a group. */
  readonly hrefOf: (group: Group) => string;
}

/** Links to the groups of a list, with their counts. */
export function GroupLinks<Group extends string>({
  label,
  group,
  groups,
  hrefOf,
}: GroupLinksProps<Group>) {
  return (
    <List aria-label={label}>
      {groups.map(({ key, name, count }) => (
        <GroupLink key={key} href={hrefOf(key)} aria-current={key === group ? 'true' : undefined}>
          <span>{name}</span>
          <span>{count.toLocaleString('en-GB')}</span>
        </GroupLink>
      ))}
    </List>
  );
}
