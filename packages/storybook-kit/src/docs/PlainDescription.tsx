import { Markdown, useOf } from '@storybook/addon-docs/blocks';
import { withoutClauses } from './plainWords.ts';

/** Shows the description of a story or of the page's component, without clause numbers, for designers. */
export function PlainDescription({ of = 'meta' }: { readonly of?: Parameters<typeof useOf>[0] }) {
  const resolved = useOf(of, ['story', 'meta']);
  const text = resolved.type === 'story' ? ofStory(resolved) : ofMeta(resolved);
  return text ? <Markdown>{withoutClauses(text)}</Markdown> : null;
}

type Resolved<Type> = Extract<ReturnType<typeof useOf>, { readonly type: Type }>;

function ofStory({ story }: Resolved<'story'>): string | undefined {
  return story.parameters['docs']?.description?.story;
}

function ofMeta({ preparedMeta }: Resolved<'meta'>): string | undefined {
  const { component, parameters } = preparedMeta;
  const { docs } = parameters;
  return (
    docs?.description?.component ??
    docs?.extractComponentDescription?.(component, { component, parameters })
  );
}
