import { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import { closeDeskMessage, reopenDeskMessage } from '@formulary/rules/calls/desk/deskMessageCalls';
import type { DeskMessage } from '@formulary/rules/correspondence/deskMessage';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { type RefObject, useState } from 'react';
import { KeyButton } from '../../lib/screen/KeyButton.tsx';
import { callDesk } from '../../lib/http/callDesk.ts';
import { useKeys } from '../../lib/screen/useKeys.ts';
import { useStaffCan } from '../../lib/session/useStaffCan.ts';
import { useReloadMessages } from './useMessage.ts';

interface MessageActionsProps {
  readonly message: DeskMessage;
  /** Field of the answer, for its key. */
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

/** Closes a message without an answer, or opens it again. */
export function MessageActions({ message, field }: MessageActionsProps) {
  const { listed, version } = message;
  const { id, closedAt } = listed;
  const isClosed = closedAt !== undefined;
  const mayAnswer = useStaffCan('answerMessages');
  const { notify } = useToasts();
  const reload = useReloadMessages();
  const [isSaving, setIsSaving] = useState(false);
  const move = async () => {
    setIsSaving(true);
    try {
      const call = isClosed ? reopenDeskMessage : closeDeskMessage;
      await callDesk(call, { params: { id }, body: { version } });
      const done = isClosed ? 'is open again' : 'is closed';
      notify({ id: `message-${id}`, tone: 'success', message: `Message ${id} ${done}` });
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      notify({ id: `message-${id}`, tone: 'danger', message: problem.message });
    }
    setIsSaving(false);
    await reload();
  };
  const label = isClosed ? 'Open again' : 'Close';
  useKeys(
    'Message',
    mayAnswer
      ? [
          ...(isClosed ? [] : [{ key: 'a', does: 'Answer', run: () => field.current?.focus() }]),
          { key: 'x', does: label, run: () => void move() },
        ]
      : [],
  );
  if (!mayAnswer) return null;
  return (
    <KeyButton
      keyName="x"
      isSmall
      isPending={isSaving}
      pendingLabel="Saving…"
      onClick={() => void move()}
    >
      {label}
    </KeyButton>
  );
}
