import type { CommandGroup } from '@formulary/rules/commands/commandGroups';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import type { Elements } from '@formulary/ui/primitives/elements';
import { Fragment } from 'react';

interface SearchGroupsProps {
  /** The groups to show, in order. */
  readonly groups: readonly CommandGroup[];
  readonly parts: Readonly<Partial<Record<CommandGroup, Elements>>>;
}

/** Shows the groups of the search in their order. */
export function SearchGroups({ groups, parts }: SearchGroupsProps) {
  return (
    <Stack $gap={5}>
      {groups.map((group) => (
        <Fragment key={group}>{parts[group]}</Fragment>
      ))}
    </Stack>
  );
}
