import { MOST_PASSKEYS } from '@formulary/rules/accounts/passkey';
import { PasskeyForm } from '@formulary/ui/forms/PasskeyForm';
import { PresenceForm } from '@formulary/ui/forms/PresenceForm';
import { PasskeyList } from '@formulary/ui/pieces/accounts/PasskeyList';
import { Alert } from '@formulary/ui/primitives/messages/Alert';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { Cluster } from '@formulary/ui/primitives/layout/Cluster';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { useEffect, useRef, useState } from 'react';
import { ScreenLoading } from '../../../lib/screen/ScreenLoading.tsx';
import { ProfilePanel } from '../Profile/ProfilePanel.ts';
import { usePasskeys } from './usePasskeys.ts';

const knowsPasskeys = () => globalThis.PublicKeyCredential !== undefined;

/** Shows a prescriber's signing passkeys: add, rename, remove (docs/decisions/2026-11-23-signing-with-a-passkey.md). */
export function Security() {
  const desk = usePasskeys();
  const { passkeys, presence, open, setOpen } = desk;
  const [now] = useState(() => new Date());
  const isFull = (passkeys?.length ?? 0) >= MOST_PASSKEYS;
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The password form opens above the list, away from the pressed button.
    if (presence.isPasswordDue)
      panel.current?.querySelector<HTMLElement>('input[type="password"]')?.focus();
  }, [presence.isPasswordDue]);
  return (
    <ProfilePanel ref={panel}>
      <Cluster $justify="space-between">
        <h2>Passkeys</h2>
        {open !== 'new' && !presence.isPasswordDue && knowsPasskeys() && (
          <Button isDisabled={isFull} onClick={() => setOpen('new')}>
            Add a passkey
          </Button>
        )}
      </Cluster>
      <p>
        A passkey is a key that never leaves your device or password manager. Once you have one, you
        sign every prescription with it: your fingerprint, face or PIN confirms exactly the text
        that you sign.
      </p>
      {!knowsPasskeys() && (
        <Alert title="This browser has no passkeys">
          Please open this page in a current browser, on a device with a screen lock.
        </Alert>
      )}
      {desk.isFailed && (
        <LoadFailed what="your passkeys" isRetrying={desk.isRetrying} onRetry={desk.retry} />
      )}
      {passkeys === undefined && !desk.isFailed && <ScreenLoading />}
      {presence.isPasswordDue && (
        <PresenceForm onSubmit={presence.prove} onCancel={presence.forget} />
      )}
      {open === 'new' && !presence.isPasswordDue && (
        <PasskeyForm
          label="Add a passkey"
          initialName={desk.newName}
          submitLabel="Continue"
          pendingLabel="Waiting for your device…"
          onSubmit={desk.submitNew}
          onCancel={() => setOpen(undefined)}
        />
      )}
      {passkeys?.length === 0 && open !== 'new' && (
        <p>You have none yet: you sign with your password.</p>
      )}
      {passkeys !== undefined && passkeys.length > 0 && (
        <PasskeyList
          passkeys={passkeys}
          now={now}
          removingId={desk.removingId}
          renaming={renamingOf(desk)}
          onRename={(id) => setOpen({ renaming: id })}
          onRemove={(id) => void desk.remove(id)}
        />
      )}
    </ProfilePanel>
  );
}

function renamingOf({ passkeys, open, setOpen, submitName }: ReturnType<typeof usePasskeys>) {
  const id = typeof open === 'object' ? open.renaming : undefined;
  const passkey = passkeys?.find((each) => each.id === id);
  if (!passkey) return undefined;
  const form = (
    <PasskeyForm
      label={`Rename ${passkey.name}`}
      initialName={passkey.name}
      submitLabel="Save"
      pendingLabel="Saving…"
      onSubmit={submitName(passkey.id)}
      onCancel={() => setOpen(undefined)}
    />
  );
  return { id: passkey.id, form };
}
