import { useContext, useEffect, useRef } from 'react';
import { useForm } from 'react-final-form';
import { FormDraftContext } from '../../drafts/FormDraftProvider/FormDraftProvider.tsx';

/** Restores text typed earlier and reports what is typed now. Does nothing without a FormDraftProvider. */
export function SyncDraft({ form: name }: { readonly form: string }) {
  const drafts = useContext(FormDraftContext);
  const form = useForm<Record<string, string>>();
  const before = useRef(drafts?.typed[name]);
  const onTyped = drafts?.onTyped;

  useEffect(() => {
    if (!onTyped) return undefined;
    form.batch(() => {
      for (const [field, value] of Object.entries(before.current ?? {})) form.change(field, value);
    });
    return form.subscribe(({ values, dirty }) => onTyped(name, dirty ? values : {}), {
      values: true,
      dirty: true,
    });
  }, [form, name, onTyped]);

  return null;
}
