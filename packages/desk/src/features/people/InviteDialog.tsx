import { staffInvitationRules } from '@formulary/rules/accounts/staffMember';
import {
  type StaffRole,
  staffRoleLabel,
  staffRoles,
} from '@formulary/rules/accounts/staffPermissions';
import { inviteStaff } from '@formulary/rules/calls/desk/staffCalls';
import { Select } from '@formulary/ui/fields/Select';
import { TextField } from '@formulary/ui/fields/TextField';
import { ValidatedField } from '@formulary/ui/forms/validation/ValidatedField';
import { ValidatedForm } from '@formulary/ui/forms/validation/ValidatedForm';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { Dialog } from '@formulary/ui/primitives/overlays/Dialog';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { useState } from 'react';
import { callDesk } from '../../lib/http/callDesk.ts';
import { withFreshProof } from '../../lib/http/freshProof.ts';
import { refusalOf } from '../../lib/http/refusalOf.ts';
import { roleOptions } from './roleOptions.ts';

interface InviteDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onInvited: () => void;
}

/** Invites somebody by mail. */
export function InviteDialog({ isOpen, onClose, onInvited }: InviteDialogProps) {
  const { notify } = useToasts();
  const [role, setRole] = useState<StaffRole>(staffRoles[0]);
  const invite = (values: { readonly name: string; readonly email: string }) =>
    refusalOf(async () => {
      const { email } = await withFreshProof(() =>
        callDesk(inviteStaff, { body: { ...values, role } }),
      );
      onInvited();
      onClose();
      notify({
        id: 'people',
        tone: 'success',
        message: `An invitation as ${staffRoleLabel(role)} is on its way to ${email}`,
      });
    }, Object.keys(staffInvitationRules));
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Invite somebody">
      <Stack $gap={4}>
        <p>They get a mail with a link that holds for 72 hours.</p>
        <ValidatedForm
          label="Invite somebody"
          rules={staffInvitationRules}
          initialValues={{ name: '', email: '' }}
          submitLabel="Send the invitation"
          pendingLabel="Sending…"
          onSubmit={invite}
          secondaryActions={<Button onClick={onClose}>Cancel</Button>}
        >
          <ValidatedField name="name">
            {(field) => <TextField {...field} label="Name" autoComplete="off" />}
          </ValidatedField>
          <ValidatedField name="email">
            {(field) => (
              <TextField
                {...field}
                label="Email"
                type="email"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
              />
            )}
          </ValidatedField>
          <Select
            label="Role"
            options={roleOptions}
            value={role}
            onChange={(value) => setRole(value as StaffRole)}
          />
        </ValidatedForm>
      </Stack>
    </Dialog>
  );
}
