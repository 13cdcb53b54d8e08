import {
  type CatalogueImport,
  type ImportWork,
  stopCatalogueImport,
} from '@formulary/rules/calls/desk/deskImportCalls';
import { Cluster } from '@formulary/ui/primitives/layout/Cluster';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { Alert } from '@formulary/ui/primitives/messages/Alert';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { useState } from 'react';
import { KeyButton } from '../../../lib/screen/KeyButton.tsx';
import { callDesk } from '../../../lib/http/callDesk.ts';
import { refusalOf } from '../../../lib/http/refusalOf.ts';
import { useKeys } from '../../../lib/screen/useKeys.ts';
import { WorkBar } from './WorkBar.tsx';

interface ApplyingProps {
  readonly id: CatalogueImport['id'];
  /** Missing until the first rows are through. */
  readonly work: ImportWork | undefined;
  readonly canStop: boolean;
  /** Whether a key stops it; not beside a field, which takes letters. */
  readonly hasKey?: boolean;
  readonly onStopped: () => Promise<unknown>;
}

/** Shows how far an import is that is being applied, on whichever server, and stops it. */
export function Applying({ id, work, canStop, hasKey = false, onStopped }: ApplyingProps) {
  const { notify } = useToasts();
  const [isStopping, setIsStopping] = useState(false);
  const [problem, setProblem] = useState<string>();
  const stop = async () => {
    setIsStopping(true);
    const refused = await refusalOf(async () => {
      const { state } = await callDesk(stopCatalogueImport, { params: { id } });
      const isStopped = state === 'ready';
      notify({
        id: 'import-stop',
        tone: isStopped ? 'success' : 'info',
        message: isStopped ? 'Stopped. Nothing was applied' : 'It was over already',
      });
    });
    setProblem(refused?.message);
    setIsStopping(false);
    await onStopped();
  };
  useKeys(
    'Applying',
    canStop && hasKey ? [{ key: 'x', does: 'Stop applying', run: () => void stop() }] : [],
  );
  return (
    <Stack $gap={3}>
      {work === undefined ? (
        <output>The changes are being applied…</output>
      ) : (
        <WorkBar label="Changes being applied" work={work} />
      )}
      {canStop && (
        <Cluster>
          <KeyButton
            keyName={hasKey ? 'x' : undefined}
            isPending={isStopping}
            pendingLabel="Stopping"
            onClick={() => void stop()}
          >
            Stop, and apply nothing
          </KeyButton>
        </Cluster>
      )}
      {problem !== undefined && (
        <Alert tone="danger" isUrgent>
          {problem}
        </Alert>
      )}
    </Stack>
  );
}
