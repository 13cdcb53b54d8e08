import { Button } from '@formulary/ui/primitives/buttons/Button';
import { useState } from 'react';
import { useDeskSession } from '../../../lib/session/deskSession.ts';
import { Door } from '../Door.tsx';
import { OtherPeople } from '../Switch/OtherPeople.tsx';
import { TakeOver } from '../Switch/TakeOver.tsx';
import type { StationPerson } from '../Switch/useStationPeople.ts';
import { SignInForms } from './SignInForms.tsx';

/** Shows, over a page that stays, that the session is over: its person may go on, and others begin anew. */
export function SignInAgain() {
  const { person, leave } = useDeskSession();
  const [taking, setTaking] = useState<{ readonly by: StationPerson | undefined }>();
  if (taking) return <TakeOver person={taking.by} onBack={() => setTaking(undefined)} />;
  return (
    <Door title="Please sign in again">
      <p>
        {`Your session is over. What ${person?.name ?? 'you'} had open and typed is kept on this page and comes back after signing in. Anybody else who signs in sees none of it.`}
      </p>
      <SignInForms initialEmail={person?.email ?? ''} />
      <OtherPeople butId={person?.id} onChoose={(by) => setTaking({ by })} />
      <Button variant="quiet" onClick={leave}>
        Drop what was typed
      </Button>
    </Door>
  );
}
