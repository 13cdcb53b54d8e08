import type { FormApi } from 'final-form';
import { useContext, useEffect, useRef } from 'react';
import { useForm } from 'react-final-form';
import {
  draftName,
  FormDraftContext,
  type TypedValues,
} from '../../drafts/FormDraftProvider/FormDraftProvider.tsx';

const initialOf = (form: FormApi<Record<string, string>>): TypedValues =>
  (form.getState().initialValues ?? {}) as TypedValues;

/** Restores text typed earlier and reports what is typed now. Does nothing without a FormDraftProvider. */
export function SyncDraft({ form: label }: { readonly form: string }) {
  const drafts = useContext(FormDraftContext);
  const name = draftName(drafts?.subject, label);
  const form = useForm<Record<string, string>>();
  const before = useRef(drafts?.typed[name]);
  const begun = useRef(drafts?.begun?.[name]);
  const onTyped = drafts?.onTyped;

  useEffect(() => {
    if (!onTyped) return undefined;
    form.batch(() => {
      const initial = initialOf(form);
      for (const [field, value] of Object.entries(before.current ?? {})) {
        const isAsBegun = begun.current === undefined || begun.current[field] === initial[field];
        if (isAsBegun) form.change(field, value);
      }
    });
    return form.subscribe(
      ({ values, dirty }) => onTyped(name, dirty ? values : {}, initialOf(form)),
      { values: true, dirty: true },
    );
  }, [form, name, onTyped]);

  return null;
}
