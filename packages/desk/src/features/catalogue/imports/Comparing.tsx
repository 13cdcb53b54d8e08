import { formatCount } from '@formulary/rules/text/formatCount';
import type { CatalogueImport } from '@formulary/rules/calls/desk/deskImportCalls';
import { color, space } from '@formulary/theme/tokens';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { Cluster } from '@formulary/ui/primitives/layout/Cluster';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { Alert } from '@formulary/ui/primitives/messages/Alert';
import { styled } from 'styled-components';
import { useComparison } from './useComparison.ts';

const Bar = styled.progress`
  inline-size: min(100%, 40rem);
  block-size: ${space[2]};
  accent-color: ${color.actionPrimary};
`;

interface ComparingProps {
  readonly made: CatalogueImport;
  readonly onReady: () => void;
}

/** Compares an import with the catalogue, and shows how far it is. */
export function Comparing({ made, onReady }: ComparingProps) {
  const { compared, problem, goOn } = useComparison(made.id, made.compared, onReady);
  return (
    <Stack $gap={3}>
      <ComparedBar compared={compared} lines={made.lines} />
      {problem !== undefined && (
        <Alert tone="danger" isUrgent title="The comparison stopped">
          <Stack $gap={3}>
            <p>{problem}</p>
            <Cluster>
              <Button onClick={goOn}>Go on</Button>
            </Cluster>
          </Stack>
        </Alert>
      )}
    </Stack>
  );
}

interface ComparedBarProps {
  readonly compared: number;
  readonly lines: number;
}

/** Shows how many rows are compared. */
export function ComparedBar({ compared, lines }: ComparedBarProps) {
  return (
    <Stack $gap={2}>
      <Bar aria-label="Rows compared with the catalogue" max={lines} value={compared} />
      <p>{`${formatCount(compared)} of ${formatCount(lines)} rows compared with the catalogue`}</p>
    </Stack>
  );
}
