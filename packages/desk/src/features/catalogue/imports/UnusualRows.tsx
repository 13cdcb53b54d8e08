import { counted, formatCount } from '@formulary/rules/text/formatCount';
import {
  type getCatalogueImport,
  tickCatalogueImportLines,
} from '@formulary/rules/calls/desk/deskImportCalls';
import type { Words } from '@formulary/rules/wire/codec';
import type { ImportWarning } from '@formulary/rules/catalogue/imports/compareImport';
import { Checkbox } from '@formulary/ui/fields/Checkbox';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { Alert } from '@formulary/ui/primitives/messages/Alert';
import { useState } from 'react';
import { callDesk } from '../../../lib/http/callDesk.ts';
import { refusalOf } from '../../../lib/http/refusalOf.ts';
import { warningNames } from './importWords.ts';

type Warned = Words<typeof getCatalogueImport.answer>['warned'];

interface UnusualRowsProps {
  readonly id: number;
  readonly unusual: number;
  readonly warned: Warned;
  readonly canTick: boolean;
  readonly onTicked: () => Promise<unknown>;
}

/** Says what stands out of an import; a tick applies all rows of a kind. */
export function UnusualRows({ id, unusual, warned, canTick, onTicked }: UnusualRowsProps) {
  const [problem, setProblem] = useState<string>();
  const tick = async (warning: ImportWarning, isTicked: boolean) => {
    const input = { params: { id }, body: { warning, isTicked } };
    const refused = await refusalOf(() => callDesk(tickCatalogueImportLines, input));
    setProblem(refused?.message);
    await onTicked();
  };
  return (
    <Alert
      tone="warning"
      title={
        unusual === 1
          ? '1 row is unusual, and is left out unless it is ticked'
          : `${counted(unusual, 'row')} are unusual, and are left out unless they are ticked`
      }
    >
      <Stack $gap={2}>
        {warned.map(({ warning, count: rows, ticked }) => (
          <Checkbox
            key={warning}
            label={`${warningNames[warning]}: ${counted(rows, 'row')}, ${formatCount(ticked)} ticked`}
            isChecked={ticked === rows}
            isDisabled={!canTick}
            onChange={(isTicked) => void tick(warning, isTicked)}
          />
        ))}
        {problem !== undefined && <p role="alert">{problem}</p>}
      </Stack>
    </Alert>
  );
}
