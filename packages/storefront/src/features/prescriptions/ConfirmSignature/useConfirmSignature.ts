import { describeConfirmation, verifySignature } from '@formulary/rules/calls/prescriptionCalls';
import { useState } from 'react';
import useSWR from 'swr/immutable';
import type { ApiProblem } from '../../../lib/http/ApiProblem.ts';
import { callApi } from '../../../lib/http/http.ts';
import { keys } from '../../../lib/http/keys.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useProfile } from '../../accounts/useProfile.ts';
import { usePrescription } from '../usePrescription.ts';
import { usePrescriptionsChanged } from '../usePrescriptionsChanged.ts';

/**
 * The link of a signature (spec 2.20, 7.49): what it would confirm, and confirming it, by itself only where its prescriber is
 * signed in (reading R7). SWR makes each call once, however often the screen is drawn.
 */
export function useConfirmSignature(token: string) {
  const isSignedIn = useSession((session) => session.token !== undefined);
  const described = useSWR<Described, ApiProblem>(keys.of(describeConfirmation, token), () =>
    describe(token),
  );
  const id = isSignedIn ? described.data?.id : undefined;
  const { data: profile } = useProfile();
  const own = usePrescription(id, { isBackground: true });
  const isOwn = isSignedIn && profile !== undefined && own.data?.prescriberId === profile.id;
  // Who looks at it is known, or it does not matter who does.
  const isKnown = !isSignedIn || (profile !== undefined && (own.data ?? own.error) !== undefined);

  const changed = usePrescriptionsChanged();
  const [isPressed, setIsPressed] = useState(false);
  const isWaiting = described.data?.isConfirmed === false;
  const confirmed = useSWR<true, ApiProblem>(
    isWaiting && (isOwn || isPressed) ? keys.of(verifySignature, token) : null,
    async (): Promise<true> => {
      await callApi(verifySignature, { body: { token } });
      changed();
      return true;
    },
  );
  return {
    described: described.data,
    error: described.error ?? confirmed.error,
    isRetrying: described.isValidating || confirmed.isValidating,
    isKnown,
    isOwn,
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
