import { Sentences } from './Sentences.tsx';

/** What takes the keys of a component that has none of its own. */
export function KeysOf({ parts }: { readonly parts: readonly string[] }) {
  const line =
    parts.length === 0
      ? 'Nothing in it takes the focus.'
      : `Its keys are those of its parts: ${parts.join(', ')}.`;
  return <Sentences lines={[line]} />;
}
