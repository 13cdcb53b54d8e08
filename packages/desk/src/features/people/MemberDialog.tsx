import type { StaffMember } from '@formulary/rules/accounts/staffMember';
import { staffReasonRules } from '@formulary/rules/accounts/staffMember';
import { type StaffRole, staffRoleLabel } from '@formulary/rules/accounts/staffPermissions';
import {
  changeStaffRole,
  endStaff,
  getStaffTimeline,
  listStaff,
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
import { useState } from 'react';
import { RecordConflict } from '../../lib/changes/RecordConflict.tsx';
import { useRecordChange } from '../../lib/changes/useRecordChange.ts';
import { callDesk } from '../../lib/http/callDesk.ts';
import { withFreshProof } from '../../lib/http/freshProof.ts';
import { roleOptions } from './roleOptions.ts';

interface MemberDialogProps {
  /** Whose account is open. */
  readonly member: StaffMember | undefined;
  readonly onClose: () => void;
}

/** Changes somebody's account. */
export function MemberDialog({ member, onClose }: MemberDialogProps) {
  return (
    <Dialog isOpen={member !== undefined} onClose={onClose} title={member?.name ?? 'Account'}>
      {member && <Member key={member.id} member={member} onClose={onClose} />}
    </Dialog>
  );
}

/** Sends a change of an account, with the version that was seen. */
type Send = (version: number) => Promise<StaffMember>;

const READS = [listStaff.name, getStaffTimeline.name];

function Member({ member, onClose }: MemberDialogProps & { readonly member: StaffMember }) {
  const { id, name, email, role, state, version } = member;
  const [asked, setAsked] = useState<'end' | 'reset'>();
  const [chosen, setChosen] = useState<StaffRole>(role);
  const [reason, setReason] = useState('');
  const [message, setMessage] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  const reread = async () => {
    const { member: now, events } = await callDesk(getStaffTimeline, { params: { id } });
    return {
      version: now.version,
      events: events.filter(({ subject }) => subject === `staff ${id}`),
    };
  };
  const change = useRecordChange({ version, reread, reads: READS }, `${name} is changed`, onClose);

  /** Makes a change; says what was done, why not, or what somebody else did meanwhile. */
  const make = async (send: Send, done: string) => {
    const refusal = await change.submit(
      async (seen) => {
        await withFreshProof(() => send(seen));
        return done;
      },
      ['reason'],
    );
    // A refusal may tell that somebody changed the account.
    if (refusal) await change.reload();
    return refusal;
  };
  const press = async (send: Send, done: string) => {
    setIsPending(true);
    setMessage(undefined);
    setMessage((await make(send, done))?.message);
    setIsPending(false);
  };
  const conflict = <RecordConflict what="this account" change={change} onClose={onClose} />;
  if (asked)
    return (
      <Stack $gap={4}>
        {conflict}
        <ValidatedForm
          key={asked}
          label={asked === 'end' ? `End the account of ${name}` : `Reset the account of ${name}`}
          rules={staffReasonRules}
          initialValues={{ reason: '' }}
          submitLabel={asked === 'end' ? 'End the account' : 'Reset the account'}
          isDangerous={asked === 'end'}
          onSubmit={({ reason: why }) =>
            asked === 'end'
              ? make(
                  (seen) =>
                    callDesk(endStaff, { params: { id }, body: { reason: why, version: seen } }),
                  `The account of ${name} has ended`,
                )
              : make(
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
      </Stack>
    );
  return (
    <Stack $gap={5}>
      {conflict}
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
