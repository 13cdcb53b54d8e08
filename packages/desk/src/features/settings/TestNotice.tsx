import { testDeskNotice } from '@formulary/rules/calls/desk/deskSettingCalls';
import { type NoticeKind, noticeLabels } from '@formulary/rules/settings/noticeKinds';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { Cluster } from '@formulary/ui/primitives/layout/Cluster';
import { VisuallyHidden } from '@formulary/ui/primitives/layout/VisuallyHidden';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { useState } from 'react';
import { callDesk } from '../../lib/http/callDesk.ts';
import { refusalOf } from '../../lib/http/refusalOf.ts';

/** Sends a test to those who get a notice as it is saved now, and says who they are. */
export function TestNotice({ kind }: { readonly kind: NoticeKind }) {
  const { notify } = useToasts();
  const [isPending, setIsPending] = useState(false);
  const send = async () => {
    setIsPending(true);
    const refusal = await refusalOf(async () => {
      const addresses = await callDesk(testDeskNotice, { params: { kind } });
      notify({
        id: 'notice',
        tone: 'success',
        message: `A test is on its way to ${addresses.join(', ')}`,
      });
    });
    if (refusal) notify({ id: 'notice', tone: 'danger', message: refusal.message });
    setIsPending(false);
  };
  return (
    <Cluster>
      <Button isPending={isPending} onClick={() => void send()}>
        <span>Send a test to those of now</span>
        <VisuallyHidden>{`: ${noticeLabels[kind]}`}</VisuallyHidden>
      </Button>
    </Cluster>
  );
}
