import { provePresence } from '@formulary/rules/calls/sessionCalls';
import { presenceRules } from '@formulary/rules/accounts/presenceRules';
import { useState } from 'react';
import { ApiProblem } from '../../../lib/http/ApiProblem.ts';
import { callApi } from '../../../lib/http/http.ts';
import { refusalOnFields } from '../../../lib/http/refusalOnFields.ts';

type Action = () => Promise<void>;

/**
 * Does what asks for a password that was given lately: where it was not, the password is asked for in place, and what was begun
 * goes on by itself.
 */
export function usePresence() {
  const [waiting, setWaiting] = useState<Action>();
  /** Does it, or keeps it until the password was right. Throws every other refusal. */
  const whenPresent = async (action: Action): Promise<void> => {
    try {
      await action();
    } catch (problem) {
      if (!(problem instanceof ApiProblem) || problem.code !== 'presence-required') throw problem;
      setWaiting(() => action);
    }
  };
  const prove = async ({ password }: { readonly password: string }) => {
    try {
      await callApi(provePresence, { body: { password } });
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      return refusalOnFields(problem, Object.keys(presenceRules));
    }
    setWaiting(undefined);
    await waiting?.();
    return undefined;
  };
  return {
    isPasswordDue: waiting !== undefined,
    whenPresent,
    prove,
    forget: () => setWaiting(undefined),
  };
}
