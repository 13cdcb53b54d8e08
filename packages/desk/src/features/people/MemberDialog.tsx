import { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import { useNow } from '@formulary/client/screen/useNow';
import type { DeskEvent } from '@formulary/rules/calls/desk/deskEvent';
import { useGiveUpDrafts } from '@formulary/ui/forms/drafts/FormDraftProvider';
import { RecordChanged } from '@formulary/ui/pieces/desk/RecordChanged';
import type { StaffMember } from '@formulary/rules/accounts/staffMember';
import { staffReasonRules } from '@formulary/rules/accounts/staffMember';
import { type StaffRole, staffRoleLabel } from '@formulary/rules/accounts/staffPermissions';
import {
  changeStaffRole,
  endStaff,
  getStaffTimeline,
  resendStaffInvitation,
  resetStaff,
} from '@formulary/rules/calls/desk/staffCalls';
import { Select } from '@formulary/ui/fields/Select';
import { TextArea } from '@formulary/ui/fields/TextArea';
import { ValidatedField } from '@formulary/ui/forms/validation/ValidatedField';
import { ValidatedForm } from '@formulary/ui/forms/validation/ValidatedForm';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { Cluster } from '@formulary/ui/primitives/layout/Cluster';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { Alert } from '@formulary/ui/primitives/messages/Alert';
import { Dialog } from '@formulary/ui/primitives/overlays/Dialog';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { useState } from 'react';
import { callDesk } from '../../lib/http/callDesk.ts';
import { withFreshProof } from '../../lib/http/freshProof.ts';
import { refusalOf } from '../../lib/http/refusalOf.ts';
import { roleOptions } from './roleOptions.ts';

interface MemberDialogProps {
  /** Whose account is open. */
  readonly member: StaffMember | undefined;
  readonly onClose: () => void;
  /** Reads the people again; also after a refusal, which may tell that somebody changed the account. */
  readonly onChanged: () => void;
}

/** Changes somebody's account. */
export function MemberDialog({ member, onClose, onChanged }: MemberDialogProps) {
  return (
    <Dialog isOpen={member !== undefined} onClose={onClose} title={member?.name ?? 'Account'}>
      {member && <Member key={member.id} member={member} onClose={onClose} onChanged={onChanged} />}
    </Dialog>
  );
}

/** Sends a change of an account, with the version that was seen. */
type Send = (version: number) => Promise<StaffMember>;

/** What somebody else did to the account meanwhile, and the change that waits. */
interface Conflict {
  readonly send: Send;
  readonly done: string;
  readonly version: number;
  readonly changes: readonly DeskEvent[];
}

async function conflictOf(
  id: number,
  { seen, ...waiting }: { readonly send: Send; readonly done: string; readonly seen: number },
): Promise<Conflict> {
  const { member, events } = await callDesk(getStaffTimeline, { params: { id } });
  const ofAccount = events.filter((event) => event.id > seen && event.subject === `staff ${id}`);
  return { ...waiting, version: member.version, changes: ofAccount };
}

function Member({
  member,
  onClose,
  onChanged,
}: MemberDialogProps & { readonly member: StaffMember }) {
  const { id, name, email, role, state, version } = member;
  const { notify } = useToasts();
  const now = useNow();
  const giveUp = useGiveUpDrafts();
  const [asked, setAsked] = useState<'end' | 'reset'>();
  const [chosen, setChosen] = useState<StaffRole>(role);
  const [reason, setReason] = useState('');
  const [message, setMessage] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  const [conflict, setConflict] = useState<Conflict>();

  /** Makes a change; says what was done, why not, or what somebody else did meanwhile. */
  const change = async (send: Send, done: string, seen = version) => {
    const refusal = await refusalOf(async () => {
      try {
        await withFreshProof(() => send(seen));
      } catch (problem) {
        const isStale = problem instanceof ApiProblem && problem.code === 'record-changed';
        if (isStale) setConflict(await conflictOf(id, { send, done, seen }));
        throw problem;
      }
      onClose();
      notify({ id: 'people', tone: 'success', message: done });
    }, ['reason']);
    onChanged();
    return refusal;
  };
  const press = async (...changed: Parameters<typeof change>) => {
    setIsPending(true);
    setMessage(undefined);
    setMessage((await change(...changed))?.message);
    setIsPending(false);
  };
  if (conflict && conflict.changes.length > 0)
    return (
      <Stack $gap={4}>
        {message !== undefined && (
          <Alert tone="danger" isUrgent>
            {message}
          </Alert>
        )}
        <RecordChanged
          what="this account"
          changes={conflict.changes}
          now={now}
          isSaving={isPending}
          onKeepMine={() => {
            giveUp();
            void press(conflict.send, conflict.done, conflict.version);
          }}
          onTakeTheirs={() => {
            giveUp();
            onClose();
          }}
        />
      </Stack>
    );
  if (asked)
    return (
      <ValidatedForm
        key={asked}
        label={asked === 'end' ? `End the account of ${name}` : `Reset the account of ${name}`}
        rules={staffReasonRules}
        initialValues={{ reason: '' }}
        submitLabel={asked === 'end' ? 'End the account' : 'Reset the account'}
        isDangerous={asked === 'end'}
        onSubmit={({ reason: why }) =>
          asked === 'end'
            ? change(
                (seen) =>
                  callDesk(endStaff, { params: { id }, body: { reason: why, version: seen } }),
                `The account of ${name} has ended`,
              )
            : change(
                (seen) =>
                  callDesk(resetStaff, { params: { id }, body: { reason: why, version: seen } }),
                `${name} gets a mail to set password and second factor anew`,
              )
        }
        secondaryActions={<Button onClick={() => setAsked(undefined)}>Back</Button>}
      >
        <p>
          {asked === 'end'
            ? `${name} is signed out at once and told by mail. What they did stays on record.`
            : `For a lost phone or a forgotten password: ${name} is signed out at once, and sets everything anew by a link in a mail.`}
        </p>
        <ValidatedField name="reason">
          {(field) => <TextArea {...field} label="Reason, for the record" maxLength={1000} />}
        </ValidatedField>
      </ValidatedForm>
    );
  return (
    <Stack $gap={5}>
      <p>{email}</p>
      {message !== undefined && (
        <Alert tone="danger" isUrgent>
          {message}
        </Alert>
      )}
      {state !== 'ended' && (
        <Stack $gap={3}>
          <Select
            label="Role"
            description="A new role holds at once: they are signed out, and told by mail"
            options={roleOptions}
            value={chosen}
            onChange={(value) => setChosen(value as StaffRole)}
          />
          {chosen !== role && (
            <TextArea
              label="Reason, for the record (optional)"
              value={reason}
              onChange={setReason}
              maxLength={1000}
            />
          )}
          <Cluster>
            <Button
              variant="primary"
              isDisabled={chosen === role}
              isPending={isPending}
              onClick={() =>
                void press(
                  (seen) =>
                    callDesk(changeStaffRole, {
                      params: { id },
                      body: { role: chosen, reason, version: seen },
                    }),
                  `${name} is now ${staffRoleLabel(chosen)}`,
                )
              }
            >
              Change the role
            </Button>
          </Cluster>
        </Stack>
      )}
      <Cluster>
        {state === 'invited' && (
          <Button
            isPending={isPending}
            onClick={() =>
              void press(
                (seen) =>
                  callDesk(resendStaffInvitation, { params: { id }, body: { version: seen } }),
                `A new invitation is on its way to ${email}`,
              )
            }
          >
            Send the invitation again
          </Button>
        )}
        {state === 'active' && <Button onClick={() => setAsked('reset')}>Reset sign-in…</Button>}
        {state !== 'ended' && (
          <Button variant="danger" onClick={() => setAsked('end')}>
            End the account…
          </Button>
        )}
        {state === 'ended' && (
          <p>This account has ended. An invitation to the same address opens it again.</p>
        )}
      </Cluster>
    </Stack>
  );
}
