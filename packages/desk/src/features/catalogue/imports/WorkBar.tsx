import type { ImportWork } from '@formulary/rules/calls/desk/deskImportCalls';
import { color, space } from '@formulary/theme/tokens';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { styled } from 'styled-components';
import { workWords } from './importWords.ts';

const Bar = styled.progress`
  inline-size: min(100%, 40rem);
  block-size: ${space[2]};
  accent-color: ${color.actionPrimary};
`;

interface WorkBarProps {
  /** What goes on, for screen readers: 'Reading the file'. */
  readonly label: string;
  readonly work: ImportWork;
}

/** Shows how far long work is, as the server that does it says. */
export function WorkBar({ label, work }: WorkBarProps) {
  return (
    <Stack $gap={2}>
      <Bar aria-label={label} max={work.total} value={work.done} />
      <p>{workWords(work)}</p>
    </Stack>
  );
}
