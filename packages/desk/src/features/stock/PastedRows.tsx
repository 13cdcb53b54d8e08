import type { RefusedRow } from '@formulary/rules/stock/pastedLines';
import { Alert } from '@formulary/ui/primitives/messages/Alert';

interface PastedRowsProps {
  /** Rows that came in. */
  readonly cameIn: number;
  readonly refused: readonly RefusedRow[];
}

/** Says how many of the rows that were pasted came in, and why the others did not. */
export function PastedRows({ cameIn, refused }: PastedRowsProps) {
  return (
    <Alert
      tone={refused.length > 0 ? 'warning' : 'success'}
      isUrgent
      title={`${cameIn} of ${cameIn + refused.length} pasted rows came in`}
    >
      {refused.length > 0 && (
        <ul>
          {refused.map(({ row, fault }) => (
            <li key={row}>{`Row ${row}: ${fault}`}</li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
