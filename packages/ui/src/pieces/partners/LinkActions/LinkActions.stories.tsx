import type { LinkState } from '@formulary/rules/partners/linkState';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import type { Guide } from '@formulary/storybook-kit/plays/guide';
import preview from '@formulary/storybook-kit/preview';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { LinkActions } from './LinkActions.tsx';

function Answered() {
  const [state, setState] = useState<LinkState>('pending');
  return (
    <LinkActions name="Amara Okafor" state={state}>
      {state === 'pending' && <Button onClick={() => setState('accepted')}>Accept</Button>}
    </LinkActions>
  );
}

const meta = preview.meta({
  title: 'People/LinkActions',
  component: LinkActions,
  parameters: {
    guide: {
      useFor: ['The buttons of one link, in its row.'],
      useNot: ['Buttons that stay when they were pressed: a Cluster is enough.'],
      screenReader: ['“Amara Okafor: Accepted, group”, after the answer.'],
      content: ['The name and the status in the table’s words.'],
      do: ['Keep the focus in the row when its button goes.'],
      dont: ['Move the row.'],
      usedBy: ['My Prescribers', 'My Practitioners'],
    } satisfies Guide,
  },
  args: { name: 'Amara Okafor', state: 'pending' as const },
});

export const KeepsTheFocus = meta.story({
  tags: ['state', 'every-view', 'played'],
  render: () => <Answered />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }));
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Amara Okafor: Accepted' })).toHaveFocus(),
    );
  },
});
