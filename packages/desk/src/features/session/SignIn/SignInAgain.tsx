import { Button } from '@formulary/ui/primitives/buttons/Button';
import { useDeskSession } from '../../../lib/session/deskSession.ts';
import { Door } from '../Door.tsx';
import { SignInForms } from './SignInForms.tsx';

/** Shows, over a page that stays, that the session is over: its person may go on, and others begin anew. */
export function SignInAgain() {
  const { person, leave } = useDeskSession();
  return (
    <Door title="Please sign in again">
      <p>
        {`Your session is over. What ${person?.name ?? 'you'} had open and typed is kept on this page and comes back after signing in. Anybody else who signs in sees none of it.`}
      </p>
      <SignInForms initialEmail={person?.email ?? ''} />
      <Button variant="quiet" onClick={leave}>
        Drop what was typed
      </Button>
    </Door>
  );
}
