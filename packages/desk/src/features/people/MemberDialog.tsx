import type { StaffMember } from '@formulary/rules/accounts/staffMember';
import { staffReasonRules } from '@formulary/rules/accounts/staffMember';
import { type StaffRole, staffRoleLabel } from '@formulary/rules/accounts/staffPermissions';
import {
  changeStaffRole,
  endStaff,
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
import { useDeskSession } from '../../lib/session/deskSession.ts';
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

function Member({
  member,
  onClose,
  onChanged,
}: MemberDialogProps & { readonly member: StaffMember }) {
  const { id, name, email, role, state, version } = member;
  const isOwn = useDeskSession(({ person }) => person?.id === id);
  const { notify } = useToasts();
  const [asked, setAsked] = useState<'end' | 'reset'>();
  const [chosen, setChosen] = useState<StaffRole>(role);
  const [message, setMessage] = useState<string>();
  const [isPending, setIsPending] = useState(false);

  /** Makes a change; says what was done, or why not. */
  const change = async (call: () => Promise<StaffMember>, done: string) => {
    const refusal = await refusalOf(async () => {
      await withFreshProof(call);
      onClose();
      notify({ id: 'people', tone: 'success', message: done });
    }, ['reason']);
    onChanged();
    return refusal;
  };
  const press = async (...[call, done]: Parameters<typeof change>) => {
    setIsPending(true);
    setMessage(undefined);
    setMessage((await change(call, done))?.message);
    setIsPending(false);
  };
  if (isOwn)
    return (
      <Alert title="This is you">
        Nobody changes their own role, or ends or resets their own account. Please ask a colleague.
      </Alert>
    );
  if (asked)
    return (
      <ValidatedForm
        key={asked}
        label={asked === 'end' ? `End the account of ${name}` : `Reset the account of ${name}`}
        rules={staffReasonRules}
        initialValues={{ reason: '' }}
        submitLabel={asked === 'end' ? 'End the account' : 'Reset the account'}
        onSubmit={({ reason }) =>
          asked === 'end'
            ? change(
                () => callDesk(endStaff, { params: { id }, body: { reason, version } }),
                `The account of ${name} has ended`,
              )
            : change(
                () => callDesk(resetStaff, { params: { id }, body: { reason, version } }),
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
          <Cluster>
            <Button
              variant="primary"
              isDisabled={chosen === role}
              isPending={isPending}
              onClick={() =>
                void press(
                  () =>
                    callDesk(changeStaffRole, { params: { id }, body: { role: chosen, version } }),
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
                () => callDesk(resendStaffInvitation, { params: { id }, body: { version } }),
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
