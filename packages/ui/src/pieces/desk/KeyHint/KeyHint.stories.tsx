import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { Cluster } from '../../../primitives/layout/Cluster.tsx';
import { KeyHint } from './KeyHint.tsx';

const meta = preview.meta({
  title: 'Desk/KeyHint',
  component: KeyHint,
  parameters: {
    guide: {
      useFor: ['The single key of a button or link of the desk, beside its words.'],
      useNot: ['A key of the list of all keys: KeySheet.'],
      do: ['Give the button aria-keyshortcuts with the same key.'],
      dont: ['Show it while single keys are switched off.'],
    } satisfies Guide,
  },
  args: { keyName: 'S' },
});

export const AllStates = meta.story({
  tags: ['state', 'every-view'],
  render: ({ keyName }) => (
    <Cluster>
      <Button variant="primary" aria-keyshortcuts="N">
        Take the next <KeyHint keyName="N" />
      </Button>
      <Button isSmall aria-keyshortcuts={keyName}>
        Send a parcel <KeyHint keyName={keyName} />
      </Button>
      <Button isSmall isDisabled aria-keyshortcuts="1">
        Orders <KeyHint keyName="1" />
      </Button>
    </Cluster>
  ),
});
