import { describeConfirmation, verifySignature } from '@formulary/rules/calls/signatureLinkCalls';
import { useState } from 'react';
import useSWR from 'swr/immutable';
import type { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import { callApi } from '../../../lib/http/http.ts';
import { keys } from '../../../lib/http/keys.ts';
import { useCan } from '../../../lib/session/can.ts';

/**
 * Reads what a signature link would confirm, and confirms it (spec 2.20, 7.49): on load only if its prescriber is
 * signed in (reading R7). SWR makes each call once, however often the screen renders.
 */
export function useConfirmSignature(token: string) {
  const isSignedIn = useCan('manageAccount');
  const described = useSWR<Described, ApiProblem>(keys.of(describeConfirmation, token), () =>
    describe(token),
  );
  // The signed-in user may be its prescriber; ask nothing until that is known.
  const [own, setOwn] = useState<{ readonly id: number; readonly isOwn: boolean }>();
  const isOwn = isSignedIn && (own?.id === described.data?.id ? own?.isOwn : undefined);
  const [isPressed, setIsPressed] = useState(false);
  const isWaiting = described.data?.isConfirmed === false;
  const confirmed = useSWR<true, ApiProblem>(
    isWaiting && (isOwn === true || isPressed) ? keys.of(verifySignature, token) : null,
    async (): Promise<true> => {
      await callApi(verifySignature, { body: { token } });
      return true;
    },
  );
  return {
    described: described.data,
    error: described.error ?? confirmed.error,
    isRetrying: described.isValidating || confirmed.isValidating,
    isSignedIn,
    isOwn,
    setOwn,
    isDone: confirmed.data === true,
    isConfirming: confirmed.isValidating,
    confirm: () => setIsPressed(true),
    retry: () => void (described.error ? described.mutate() : confirmed.mutate()),
  };
}

type Described = Awaited<ReturnType<typeof describe>>;

function describe(token: string) {
  return callApi(describeConfirmation, { body: { token } });
}
