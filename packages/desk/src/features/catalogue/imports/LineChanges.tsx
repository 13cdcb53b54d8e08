import type { CatalogueImportLine } from '@formulary/rules/calls/desk/deskImportCalls';
import { color, font, space } from '@formulary/theme/tokens';
import { Cluster } from '@formulary/ui/primitives/layout/Cluster';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { Tag } from '@formulary/ui/primitives/messages/Tag';
import { styled } from 'styled-components';
import { warningNames } from './importWords.ts';

/** Sentences, which may take several lines of their row. */
const Words = styled(Stack)`
  min-inline-size: 18rem;
  max-inline-size: 44rem;
  padding-block: ${space[1]};
  white-space: normal;
`;

const Name = styled.span`
  color: ${color.textMuted};
`;

const After = styled.ins`
  font-weight: ${font.weightMedium};
  text-decoration: none;
`;

const Before = styled.del`
  color: ${color.textMuted};
`;

/** Says what a row changes, with each value before and after, what stands out, or why the row is refused. */
export function LineChanges({ line }: { readonly line: CatalogueImportLine }) {
  const { kind, changes, warnings, isTicked, column, problem } = line;
  if (problem !== undefined) {
    return (
      <Words $gap={1}>
        <span>
          <Name>{`Row ${line.row}, column ${column ?? ''}: `}</Name>
          <span>{problem}</span>
        </span>
      </Words>
    );
  }
  if (kind === 'unchanged') return <Name>Nothing</Name>;
  return (
    <Words $gap={1}>
      {changes.map(({ name, before, after }) => (
        <span key={name}>
          <Name>{`${name}: `}</Name>
          {before !== undefined && (
            <>
              <Before>{before === '' ? 'nothing' : before}</Before>
              <span> to </span>
            </>
          )}
          <After>{after === '' ? 'nothing' : after}</After>
        </span>
      ))}
      {warnings.length > 0 && (
        <Cluster $gap={1}>
          {warnings.map((warning) => (
            <Tag key={warning} tone="warning">
              {warningNames[warning]}
            </Tag>
          ))}
          <Tag tone={isTicked ? 'success' : 'neutral'}>{isTicked ? 'Ticked' : 'Left out'}</Tag>
        </Cluster>
      )}
    </Words>
  );
}
