import { changeOwnDeskPassword } from '@formulary/rules/calls/desk/deskOwnAccountCalls';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { Cluster } from '@formulary/ui/primitives/layout/Cluster';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { useState } from 'react';
import { callDesk } from '../../../lib/http/callDesk.ts';
import { withFreshProof } from '../../../lib/http/freshProof.ts';
import { refusalOf } from '../../../lib/http/refusalOf.ts';
import { lazyPart } from '../../../lib/screen/lazyPart.tsx';
import { useDeskSession } from '../../../lib/session/deskSession.ts';
import type { NewPassword } from './OwnPasswordForm.tsx';
import { Part } from './Part.ts';

const OwnPasswordForm = lazyPart(
  'the form',
  async () => (await loadLazily(() => import('./OwnPasswordForm.tsx'))).OwnPasswordForm,
);

interface OwnPasswordProps {
  /** Called when other sessions may have ended. */
  readonly onChanged: () => void;
}

/** Changes the person's password: with the old one, or by a passkey or code if it is forgotten. */
export function OwnPassword({ onChanged }: OwnPasswordProps) {
  const isDemo = useDeskSession(({ person }) => person?.isDemo === true);
  const { notify } = useToasts();
  const [open, setOpen] = useState<'old' | 'forgotten'>();
  const change = (body: NewPassword) =>
    refusalOf(async () => {
      await withFreshProof(() => callDesk(changeOwnDeskPassword, { body }));
      setOpen(undefined);
      onChanged();
      notify({
        id: 'own',
        tone: 'success',
        message: 'Your password is changed. Your other sessions have ended',
      });
    }, ['oldPassword', 'password']);
  const close = () => setOpen(undefined);
  return (
    <Part>
      <h2>Password</h2>
      {isDemo && <p>A demo account keeps its password, so that others can try the desk with it.</p>}
      {!isDemo && open === undefined && (
        <>
          <p>A new password ends your other sessions, and a mail tells you.</p>
          <Cluster>
            <Button onClick={() => setOpen('old')}>Change the password</Button>
            <Button variant="quiet" onClick={() => setOpen('forgotten')}>
              I have forgotten it
            </Button>
          </Cluster>
        </>
      )}
      {open !== undefined && <OwnPasswordForm proof={open} onSubmit={change} onCancel={close} />}
    </Part>
  );
}
