import {
  changeDeskSynonym,
  type DeskSynonym,
  listDeskSynonyms,
} from '@formulary/rules/calls/desk/deskSynonymCalls';
import { counted } from '@formulary/rules/text/formatCount';
import { TextField } from '@formulary/ui/fields/TextField';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { Table } from '@formulary/ui/primitives/data/Table';
import { Disclosure } from '@formulary/ui/primitives/disclosure/Disclosure';
import { Cluster } from '@formulary/ui/primitives/layout/Cluster';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { VisuallyHidden } from '@formulary/ui/primitives/layout/VisuallyHidden';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { Skeleton } from '@formulary/ui/primitives/loading/Skeleton';
import { Alert } from '@formulary/ui/primitives/messages/Alert';
import { EmptyState } from '@formulary/ui/primitives/messages/EmptyState';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { callDesk } from '../../../lib/http/callDesk.ts';
import { refusalOf } from '../../../lib/http/refusalOf.ts';
import { useDeskRead } from '../../../lib/http/useDeskRead.ts';
import { lazyPart } from '../../../lib/screen/lazyPart.tsx';
import { NewRecord } from '../../../lib/screen/NewRecord.tsx';
import { useStaffCan } from '../../../lib/session/useStaffCan.ts';
import { CatalogueScreen } from '../CatalogueScreen.tsx';

const SynonymDialog = lazyPart(
  'the form',
  async () => (await loadLazily(() => import('./SynonymDialog.tsx'))).SynonymDialog,
);

const RemoveSynonym = lazyPart(
  'the form',
  async () => (await loadLazily(() => import('./RemoveSynonym.tsx'))).RemoveSynonym,
);

/** What is open above the list. */
type Opened =
  | { readonly kind: 'add' }
  | { readonly kind: 'change' | 'remove'; readonly before: DeskSynonym };

/** A change that was just made, and what it was before. */
interface Made {
  readonly id: number;
  /** Undefined for one that was added. */
  readonly before: DeskSynonym | undefined;
}

const Narrow = styled.div`
  max-inline-size: 24rem;
`;

const OneLine = styled(Cluster)`
  flex-wrap: nowrap;
`;

/** More are found by typing a part. */
const MOST_SHOWN = 200;

const typedIn = (typed: string) => {
  const words = typed.trim().toLowerCase();
  return ({ name, means }: DeskSynonym) => `${name} ${means}`.includes(words);
};

/** Lists the synonyms of the search; staff add, change, remove and put back, and undo the last change. */
export function Synonyms() {
  const read = useDeskRead(listDeskSynonyms, {});
  const { data, error, isValidating, mutate } = read;
  const [typed, setTyped] = useState('');
  const [opened, setOpened] = useState<Opened>();
  const [made, setMade] = useState<Made>();
  const [message, setMessage] = useState<string>();
  const canChange = useStaffCan('changeCatalogue') && data?.isOfFile === false;
  const add = () => setOpened({ kind: 'add' });
  const found = data?.synonyms.filter(typedIn(typed)) ?? [];
  const active = found.filter(({ isActive }) => isActive);
  const removed = found.filter(({ isActive }) => !isActive);
  const onSaved = async (id: number, before: DeskSynonym | undefined) => {
    await mutate();
    setMessage(undefined);
    setMade({ id, before });
  };
  // What stands now: somebody else may change it while the form is open.
  const openedNow =
    opened && opened.kind !== 'add'
      ? (data?.synonyms.find(({ id }) => id === opened.before.id) ?? opened.before)
      : undefined;
  const onRefused = () => void mutate();
  const undo = async ({ id, before }: Made) => {
    const now = data?.synonyms.find((synonym) => synonym.id === id);
    if (!now) return;
    const { name, means, isActive } = before ?? { ...now, isActive: false };
    const body = { name, means, isActive, version: now.version, reason: 'Undone' };
    const refused = await refusalOf(() => callDesk(changeDeskSynonym, { params: { id }, body }));
    await mutate();
    setMade(undefined);
    setMessage(refused?.message ?? `Undone: ‘${name}’ is as it was.`);
  };
  const table = (caption: string, rows: readonly DeskSynonym[]) => (
    <Table
      caption={caption}
      rows={rows.slice(0, MOST_SHOWN)}
      rowKey={({ id }) => id}
      isDense
      columns={[
        { key: 'name', header: 'What people type', cell: ({ name }) => name, isRowHeader: true },
        { key: 'means', header: 'Words of the catalogue', cell: ({ means }) => means },
        ...(canChange
          ? [
              {
                key: 'actions',
                header: 'Actions',
                isHeaderHidden: true,
                align: 'end' as const,
                cell: (synonym: DeskSynonym) => actionsOf(synonym, setOpened),
              },
            ]
          : []),
      ]}
    />
  );
  return (
    <CatalogueScreen
      title="Synonyms"
      lead="What people type, and what is searched instead"
      actions={
        canChange ? <NewRecord list="Synonyms" label="Add a synonym" begin={add} /> : undefined
      }
    >
      <Stack $gap={4}>
        {data?.isOfFile === true && (
          <Alert tone="info">
            This server reads its synonyms from the file that SEARCH_SYNONYMS names. Those below
            hold once that setting is taken away.
          </Alert>
        )}
        {made && (
          <Alert
            tone="success"
            actions={
              <Button isSmall onClick={() => void undo(made)}>
                Undo
              </Button>
            }
          >
            Saved. The shop searches with it now.
          </Alert>
        )}
        {message !== undefined && <Alert tone="info">{message}</Alert>}
        {error && (
          <LoadFailed what="the synonyms" onRetry={() => void mutate()} isRetrying={isValidating} />
        )}
        {!data && !error && (
          <div aria-busy>
            <VisuallyHidden as="output">Loading…</VisuallyHidden>
            <Skeleton $height="18rem" />
          </div>
        )}
        {data && (
          <>
            <Narrow>
              <TextField
                label="Find"
                value={typed}
                onChange={setTyped}
                autoComplete="off"
                description={
                  active.length > MOST_SHOWN
                    ? `The first ${MOST_SHOWN} of ${active.length} are listed.`
                    : counted(active.length, 'synonym')
                }
              />
            </Narrow>
            {active.length > 0 ? (
              table('Synonyms', active)
            ) : (
              <EmptyState title="No synonym is like that" />
            )}
            {removed.length > 0 && (
              <Disclosure label={`Removed: ${removed.length}`}>
                {table('Removed synonyms', removed)}
              </Disclosure>
            )}
          </>
        )}
      </Stack>
      {opened?.kind === 'add' && (
        <SynonymDialog
          onClose={() => setOpened(undefined)}
          onSaved={(id) => onSaved(id, undefined)}
        />
      )}
      {opened?.kind === 'change' && openedNow && (
        <SynonymDialog
          synonym={openedNow}
          before={opened.before}
          onClose={() => setOpened(undefined)}
          onSaved={(id) => onSaved(id, openedNow)}
          onRefused={onRefused}
        />
      )}
      {opened?.kind === 'remove' && openedNow && (
        <RemoveSynonym
          synonym={openedNow}
          before={opened.before}
          onClose={() => setOpened(undefined)}
          onSaved={(id) => onSaved(id, openedNow)}
          onRefused={onRefused}
        />
      )}
    </CatalogueScreen>
  );
}

function actionsOf(synonym: DeskSynonym, onOpen: (opened: Opened) => void): ReactNode {
  const { name, isActive } = synonym;
  return (
    <OneLine $justify="end" $gap={2}>
      {isActive && (
        <Button
          isSmall
          variant="quiet"
          aria-label={`Change ${name}`}
          onClick={() => onOpen({ kind: 'change', before: synonym })}
        >
          Change
        </Button>
      )}
      <Button
        isSmall
        variant="quiet"
        aria-label={`${isActive ? 'Remove' : 'Put back'} ${name}`}
        onClick={() => onOpen({ kind: 'remove', before: synonym })}
      >
        {isActive ? 'Remove' : 'Put back'}
      </Button>
    </OneLine>
  );
}
