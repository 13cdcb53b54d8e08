import { pageWork } from '@formulary/ui/primitives/pageWork';

/** Does something so many milliseconds later; until then the page is not at rest. Answers what calls it off. */
export function dueIn(milliseconds: number, act: () => void): () => void {
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
