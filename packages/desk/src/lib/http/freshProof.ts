import { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import { create } from 'zustand';

interface FreshProof {
  /** Answers the question on the screen; undefined while none is asked. */
  readonly answer: ((isProven: boolean) => void) | undefined;
}

/** Whether the person is asked to confirm that it is them. */
export const useFreshProof = create<FreshProof>(() => ({ answer: undefined }));

/** Asks the person to confirm that it is them. Resolves with whether they did. */
async function askForProof(): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  useFreshProof.setState({ answer: resolve });
  const isProven = await promise;
  useFreshProof.setState({ answer: undefined });
  return isProven;
}

/**
 * Runs an action that the server may refuse with 'fresh-proof-required'. Then the person is asked to confirm that it is
 * them, and the action runs once more. Throws the refusal if they do not.
 */
export async function withFreshProof<Result>(action: () => Promise<Result>): Promise<Result> {
  try {
    return await action();
  } catch (problem) {
    const isAsked = problem instanceof ApiProblem && problem.code === 'fresh-proof-required';
    if (!isAsked || !(await askForProof())) throw problem;
    return action();
  }
}
