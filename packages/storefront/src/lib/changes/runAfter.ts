import { pageWork } from '@formulary/ui/primitives/lazy/pageWork';

/** Runs an action after a delay and counts it as pending page work until then. Returns a function that cancels it. */
export function runAfter(milliseconds: number, act: () => void): () => void {
  const end = pageWork.begin('what is due in a moment');
  const timer = setTimeout(() => {
    act();
    end();
  }, milliseconds);
  return () => {
    clearTimeout(timer);
    end();
  };
}
