import { type RefObject, useContext, useEffect } from 'react';
import { FormDraftContext } from '../FormDraftContext.ts';

/** Sends a form that its owner wants judged: what is wrong with it shows, and the first such field gets the focus (spec 5.27). */
export function useJudgement(name: string, form: RefObject<HTMLFormElement | null>): void {
  const { judged, onJudged } = useContext(FormDraftContext) ?? {};
  useEffect(() => {
    if (judged !== name) return;
    form.current?.requestSubmit();
    onJudged?.();
  }, [form, judged, name, onJudged]);
}
