import { counted } from '@formulary/rules/text/formatCount';
import {
  cancelCatalogueImport,
  getCatalogueImport,
  recompareCatalogueImport,
  undoCatalogueImport,
} from '@formulary/rules/calls/desk/deskImportCalls';
import type { Words } from '@formulary/rules/wire/codec';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { TwoPressButton } from '@formulary/ui/primitives/buttons/TwoPressButton';
import { Cluster } from '@formulary/ui/primitives/layout/Cluster';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { Alert } from '@formulary/ui/primitives/messages/Alert';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { KeyButton } from '../../../lib/screen/KeyButton.tsx';
import { callDesk } from '../../../lib/http/callDesk.ts';
import { refusalOf } from '../../../lib/http/refusalOf.ts';
import { lazyPart } from '../../../lib/screen/lazyPart.tsx';
import { paths } from '../../../lib/screen/paths.ts';
import { useKeys } from '../../../lib/screen/useKeys.ts';
import { importReads } from './importWords.ts';

const ApplyDialog = lazyPart(
  'the form',
  async () => (await loadLazily(() => import('./ApplyDialog.tsx'))).ApplyDialog,
);

interface ImportActionsProps {
  readonly page: Words<typeof getCatalogueImport.answer>;
  /** Whether it is being applied. */
  readonly isApplying: boolean;
  /** Receives whether this page waits for the answer of an application. */
  readonly onSent: (isSent: boolean) => void;
  readonly onChanged: () => Promise<unknown>;
}

/** Applies an import, has it compared again, gives it up, or undoes it. */
export function ImportActions({ page, isApplying, onSent, onChanged }: ImportActionsProps) {
  const { import: made, included, leftOut, version } = page;
  const { id, state, undoneById } = made;
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const navigate = useNavigate();
  const run = async (work: () => Promise<unknown>) => {
    const refused = await refusalOf(work);
    setProblem(refused?.message);
    await onChanged();
  };
  const undo = () =>
    run(async () => {
      const undoing = await callDesk(undoCatalogueImport, { params: { id } });
      await navigate(paths.import(undoing.id));
    });
  const isOpen = state === 'ready' && !isApplying;
  const canApply = isOpen && included > 0;
  const canUndo = state === 'applied' && undoneById === undefined;
  useKeys('Import', [
    ...(canApply ? [{ key: 'a', does: 'Apply', run: () => setIsAsking(true) }] : []),
    ...(canUndo ? [{ key: 'u', does: 'Undo', run: () => void undo() }] : []),
  ]);
  return (
    <Stack $gap={3}>
      <Cluster>
        {isOpen && (
          <KeyButton
            keyName="a"
            variant="primary"
            isDisabled={!canApply}
            onClick={() => setIsAsking(true)}
          >
            {canApply ? `Apply ${counted(included, 'change')}…` : 'Nothing to apply'}
          </KeyButton>
        )}
        {isOpen && (
          <Button
            onClick={() => void run(() => callDesk(recompareCatalogueImport, { params: { id } }))}
          >
            Compare again
          </Button>
        )}
        {(isOpen || state === 'comparing') && (
          <TwoPressButton
            label="Give up"
            confirmLabel="Yes, give it up"
            about="this import"
            onConfirm={() => void run(() => callDesk(cancelCatalogueImport, { params: { id } }))}
          />
        )}
        {canUndo && (
          <KeyButton keyName="u" onClick={() => void undo()}>
            Undo…
          </KeyButton>
        )}
      </Cluster>
      {problem !== undefined && (
        <Alert tone="danger" isUrgent>
          {problem}
        </Alert>
      )}
      {isAsking && (
        <ApplyDialog
          id={id}
          seen={{
            version,
            reread: () => callDesk(getCatalogueImport, { params: { id } }),
            reads: importReads,
          }}
          included={included}
          leftOut={leftOut}
          refused={made.refused}
          work={page.work}
          onSent={onSent}
          onChanged={onChanged}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Stack>
  );
}
