import { idempotencyKeys } from '@formulary/client/http/idempotencyKeys';
import { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import {
  replyToDeskMessage,
  saveDeskReplyDraft,
} from '@formulary/rules/calls/desk/deskMessageCalls';
import type { DeskMessage } from '@formulary/rules/correspondence/deskMessage';
import { replyRules } from '@formulary/rules/correspondence/replyRules';
import { color, font } from '@formulary/theme/tokens';
import { Checkbox } from '@formulary/ui/fields/Checkbox';
import { TextArea } from '@formulary/ui/fields/TextArea';
import { ValidatedField } from '@formulary/ui/forms/validation/ValidatedField';
import { ValidatedForm } from '@formulary/ui/forms/validation/ValidatedForm';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { callDesk } from '../../lib/http/callDesk.ts';
import { refusalOf } from '../../lib/http/refusalOf.ts';
import { useReloadMessages } from './useMessage.ts';

const DRAFT_MS = 1_000;
const ROWS = 8;

const Muted = styled.p`
  color: ${color.textMuted};
  font-size: ${font.sizeSmall};
`;

interface ReplyFormProps {
  readonly message: DeskMessage;
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

/** Answers a message by mail. What is typed is kept on the server, so that another computer and day have it too. */
export function ReplyForm({ message, field: textArea }: ReplyFormProps) {
  const { listed, version, draft, answersGoTo } = message;
  const { id } = listed;
  const { notify } = useToasts();
  const reload = useReloadMessages();
  const [keys] = useState(idempotencyKeys);
  const [isClosing, setIsClosing] = useState(true);
  const keep = useDraft(id, draft);
  const send = async (text: string) => {
    const body = { version, text, isClosing };
    // The same text is sent once, however often it is pressed.
    const idempotencyKey = keys.keyFor({ id, text });
    keep.forget();
    try {
      await callDesk(replyToDeskMessage, { params: { id }, body }, { idempotencyKey });
    } catch (problem) {
      // The answers of others show; what was typed stays.
      if (problem instanceof ApiProblem && problem.code === 'record-changed') await reload();
      throw problem;
    }
    keys.forget();
    notify({
      id: `message-${id}`,
      tone: 'success',
      message: `Your answer to ${listed.name} is on its way`,
    });
    await reload();
  };
  return (
    <ValidatedForm
      label="Answer"
      rules={replyRules}
      initialValues={{ text: draft }}
      submitLabel={isClosing ? 'Send and close' : 'Send'}
      pendingLabel="Sending…"
      onSubmit={({ text }) => refusalOf(() => send(text), ['text'])}
    >
      <ValidatedField name="text">
        {(field, { longest }) => (
          <TextArea
            {...field}
            ref={textArea}
            label="Answer"
            description={`Goes to ${listed.email} with the message below it. Kept as a draft while you type.`}
            rows={ROWS}
            maxLength={longest}
            onChange={(text: string) => {
              field.onChange(text);
              keep.later(text);
            }}
          />
        )}
      </ValidatedField>
      <Checkbox isChecked={isClosing} onChange={setIsClosing} label="Close the message" />
      <Muted>{`Whoever answers this mail writes to ${answersGoTo}. That does not arrive here.`}</Muted>
    </ValidatedForm>
  );
}

/** Keeps what is typed on the server a second after the last key, and when the form goes. */
function useDraft(id: number, draft: string) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unsaved = useRef<string>(undefined);
  const save = async () => {
    const text = unsaved.current;
    unsaved.current = undefined;
    if (text === undefined || text === draft) return;
    try {
      const input = { params: { id }, body: { text } };
      await callDesk(saveDeskReplyDraft, input, { isBackground: true });
    } catch (problem) {
      // The text stays in the form; the next key tries again.
      if (!(problem instanceof ApiProblem)) throw problem;
    }
  };
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      void latest.current();
    },
    [],
  );
  return {
    later: (text: string) => {
      unsaved.current = text;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void latest.current(), DRAFT_MS);
    },
    forget: () => {
      clearTimeout(timer.current);
      unsaved.current = undefined;
    },
  };
}
