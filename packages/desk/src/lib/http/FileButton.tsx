import type { CallInput } from '@formulary/client/http/callApi';
import { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import type { DeskCall } from '@formulary/rules/calls/desk/deskCall';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { Cluster } from '@formulary/ui/primitives/layout/Cluster';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { Alert } from '@formulary/ui/primitives/messages/Alert';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveDeskFile } from './saveDeskFile.ts';

interface FileButtonProps<P, Q, B> {
  readonly label: string;
  readonly call: DeskCall<P, Q, B, unknown>;
  readonly input: CallInput<P, Q, B>;
  /** Name of the saved file. */
  readonly name: string;
}

/** Saves a file of the desk, and says so if that fails. */
export function FileButton<P, Q, B>({ label, call, input, name }: FileButtonProps<P, Q, B>) {
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const save = async () => {
    setIsSaving(true);
    setFailure(undefined);
    try {
      await saveDeskFile(call, input, name);
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      setFailure(problem.message);
    } finally {
      setIsSaving(false);
    }
  };
  return (
    <Stack $gap={2}>
      <Cluster>
        <Button isSmall isPending={isSaving} pendingLabel="Saving…" onClick={() => void save()}>
          <Download aria-hidden /> <span>{label}</span>
        </Button>
      </Cluster>
      {failure !== undefined && <Alert tone="danger" isUrgent title={failure} />}
    </Stack>
  );
}
