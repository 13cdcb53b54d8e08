import { listPasskeys, removePasskey, renamePasskey } from '@formulary/rules/calls/passkeyCalls';
import { passkeyNotices } from '@formulary/rules/problems/passkeyNotices';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { useState } from 'react';
import { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import { callApi } from '../../../lib/http/http.ts';
import { useRead } from '../../../lib/http/useRead.ts';
import { focusHeading } from '../../../lib/screen/useHeadingFocus.ts';
import { createPasskey } from './createPasskey.ts';
import { usePresence } from './usePresence.ts';

/** Open form: none, a new passkey, or renaming one. */
type Open = 'new' | { readonly renaming: number } | undefined;

/** Manages the user's passkeys; a refusal keeps what was typed. */
export function usePasskeys() {
  const { data: passkeys, error, isValidating, mutate } = useRead(listPasskeys, {});
  const [open, setOpen] = useState<Open>();
  /** Kept while the password is asked for. */
  const [newName, setNewName] = useState('');
  const [removingId, setRemovingId] = useState<number>();
  const { notify } = useToasts();
  const say = (tone: 'success' | 'danger' | 'info', message: string) =>
    notify({ id: 'passkey', tone, message });
  const presence = usePresence(({ message }) => say('danger', message));

  const add = async (name: string) => {
    const notMade = await createPasskey(name);
    if (notMade !== undefined) {
      say('info', notMade);
      return;
    }
    setOpen(undefined);
    setNewName('');
    say('success', passkeyNotices.passkeyAdded);
    await mutate();
  };
  const remove = async (id: number) => {
    const removeNow = async () => {
      setRemovingId(id);
      try {
        await callApi(removePasskey, { params: { id } });
        say('success', passkeyNotices.passkeyRemoved);
        // Removing the last one removes the list.
        if (passkeys?.length === 1) focusHeading();
      } finally {
        setRemovingId(undefined);
        await mutate();
      }
    };
    try {
      await presence.whenPresent(removeNow);
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      say('danger', problem.message);
    }
  };
  return {
    passkeys,
    isFailed: error !== undefined && passkeys === undefined,
    isRetrying: isValidating,
    retry: () => void mutate(),
    open,
    setOpen,
    newName,
    removingId,
    presence,
    remove,
    submitNew: ({ name }: { readonly name: string }) => {
      setNewName(name);
      return answered(() => presence.whenPresent(() => add(name)));
    },
    submitName:
      (id: number) =>
      ({ name }: { readonly name: string }) =>
        answered(async () => {
          await callApi(renamePasskey, { body: { id, name } });
          setOpen(undefined);
          say('success', passkeyNotices.passkeyRenamed);
          await mutate();
        }),
  };
}

/** Returns a refusal in the shape that forms show. */
async function answered(work: () => Promise<void>) {
  try {
    await work();
    return undefined;
  } catch (problem) {
    if (!(problem instanceof ApiProblem)) throw problem;
    const { message, errors } = problem;
    return { message, ...(errors ? { errors } : {}) };
  }
}
