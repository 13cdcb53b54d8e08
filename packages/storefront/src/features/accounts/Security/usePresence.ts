import { provePresence } from '@formulary/rules/calls/sessionCalls';
import { presenceRules } from '@formulary/rules/accounts/signInRules';
import { useState } from 'react';
import { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import { callApi } from '../../../lib/http/http.ts';
import { refusalOnFields } from '@formulary/client/http/problems/refusalOnFields';

type Action = () => Promise<void>;

interface PendingAction {
  readonly action: Action;
  /** Element that had the focus when the password was asked for. */
  readonly focused: Element | null;
}

/**
 * Runs actions that need a recently entered password. If it was not entered recently, asks for it in place and then runs the
 * action. The focus returns to where it was. If the action is refused after that, calls `onRefused`.
 */
export function usePresence(onRefused: (problem: ApiProblem) => void) {
  const [pending, setPending] = useState<PendingAction>();
  const close = () => {
    if (pending?.focused instanceof HTMLElement) pending.focused.focus();
    setPending(undefined);
  };
  /** Runs the action, or keeps it until the password is right. Throws every other refusal. */
  const whenPresent = async (action: Action): Promise<void> => {
    try {
      await action();
    } catch (problem) {
      if (!(problem instanceof ApiProblem) || problem.code !== 'presence-required') throw problem;
      setPending({ action, focused: document.activeElement });
    }
  };
  const prove = async ({ password }: { readonly password: string }) => {
    try {
      await callApi(provePresence, { body: { password } });
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      return refusalOnFields(problem, Object.keys(presenceRules));
    }
    close();
    try {
      await pending?.action();
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      onRefused(problem);
    }
    return undefined;
  };
  return {
    isPasswordDue: pending !== undefined,
    whenPresent,
    prove,
    forget: close,
  };
}
