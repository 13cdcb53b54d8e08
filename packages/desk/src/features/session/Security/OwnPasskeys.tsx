import { MOST_PASSKEYS } from '@formulary/rules/accounts/passkey';
import {
  listDeskPasskeys,
  removeDeskPasskey,
  renameDeskPasskey,
} from '@formulary/rules/calls/desk/deskPasskeyCalls';
import { passkeyNotices } from '@formulary/rules/problems/passkeyNotices';
import { PasskeyList } from '@formulary/ui/pieces/accounts/PasskeyList';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { Skeleton } from '@formulary/ui/primitives/loading/Skeleton';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { useState } from 'react';
import { callDesk } from '../../../lib/http/callDesk.ts';
import { withFreshProof } from '../../../lib/http/freshProof.ts';
import { refusalOf } from '../../../lib/http/refusalOf.ts';
import { useDeskRead } from '../../../lib/http/useDeskRead.ts';
import { lazyPart } from '../../../lib/screen/lazyPart.tsx';
import { knowsPasskeys } from '../provePasskey.ts';
import { createDeskPasskey } from './createDeskPasskey.ts';
import { Part } from './Part.ts';

const PasskeyForm = lazyPart(
  'the form',
  async () => (await loadLazily(() => import('@formulary/ui/forms/PasskeyForm'))).PasskeyForm,
);

/** Open form: none, a new passkey, or renaming one. */
type Open = 'new' | { readonly renaming: number } | undefined;

/** Manages the person's passkeys. */
export function OwnPasskeys() {
  const { data: passkeys, error, isValidating, mutate } = useDeskRead(listDeskPasskeys, {});
  const { notify } = useToasts();
  const [open, setOpen] = useState<Open>();
  const [removingId, setRemovingId] = useState<number>();
  const [now] = useState(() => new Date());
  const say = (tone: 'success' | 'danger' | 'info', message: string) =>
    notify({ id: 'passkey', tone, message });
  const close = () => setOpen(undefined);

  const add = ({ name }: { readonly name: string }) =>
    refusalOf(async () => {
      const notMade = await createDeskPasskey(name);
      if (notMade !== undefined) {
        say('info', notMade);
        return;
      }
      close();
      say('success', passkeyNotices.passkeyAdded);
      await mutate();
    }, ['name']);
  const rename =
    (id: number) =>
    ({ name }: { readonly name: string }) =>
      refusalOf(async () => {
        await callDesk(renameDeskPasskey, { body: { id, name } });
        close();
        say('success', passkeyNotices.passkeyRenamed);
        await mutate();
      }, ['name']);
  const remove = async (id: number) => {
    setRemovingId(id);
    const refusal = await refusalOf(() =>
      withFreshProof(() => callDesk(removeDeskPasskey, { params: { id } })),
    );
    if (refusal) say('danger', refusal.message);
    else say('success', passkeyNotices.passkeyRemoved);
    setRemovingId(undefined);
    await mutate();
  };
  const renamed =
    typeof open === 'object' ? passkeys?.find(({ id }) => id === open.renaming) : undefined;
  const isFull = (passkeys?.length ?? 0) >= MOST_PASSKEYS;
  return (
    <Part>
      <h2>Passkeys</h2>
      <p>
        A passkey signs you in and unlocks the desk by a touch: your fingerprint, face or PIN, on
        your own device. It takes the place of password and code.
      </p>
      {error && !passkeys && (
        <LoadFailed what="your passkeys" isRetrying={isValidating} onRetry={() => void mutate()} />
      )}
      {!passkeys && !error && <Skeleton $height="4rem" />}
      {passkeys?.length === 0 && open !== 'new' && <p>You have none yet.</p>}
      {passkeys !== undefined && passkeys.length > 0 && (
        <PasskeyList
          passkeys={passkeys}
          now={now}
          removingId={removingId}
          renaming={
            renamed && {
              id: renamed.id,
              form: (
                <PasskeyForm
                  label={`Rename ${renamed.name}`}
                  initialName={renamed.name}
                  submitLabel="Save"
                  pendingLabel="Saving…"
                  onSubmit={rename(renamed.id)}
                  onCancel={close}
                />
              ),
            }
          }
          onRename={(id) => setOpen({ renaming: id })}
          onRemove={(id) => void remove(id)}
        />
      )}
      {open === 'new' && (
        <PasskeyForm
          label="Add a passkey"
          initialName=""
          submitLabel="Continue"
          pendingLabel="Waiting for your device…"
          onSubmit={add}
          onCancel={close}
        />
      )}
      {open !== 'new' && knowsPasskeys() && (
        <Button isDisabled={isFull} onClick={() => setOpen('new')}>
          Add a passkey
        </Button>
      )}
    </Part>
  );
}
