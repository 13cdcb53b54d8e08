import { PersonSwitch } from '@formulary/ui/pieces/desk/PersonSwitch';
import { useState } from 'react';
import { TakeOver } from '../Switch/TakeOver.tsx';
import { useStationPeople } from '../Switch/useStationPeople.ts';
import { Door } from '../Door.tsx';
import { SignInForms } from './SignInForms.tsx';

/** Shows the way into the desk; at a shared station, with the people who use it. */
export function SignIn() {
  const people = useStationPeople();
  const [chosenId, setChosenId] = useState<number>();
  const [isOther, setIsOther] = useState(false);
  const chosen = people.find(({ id }) => id === chosenId);
  if (chosen) return <TakeOver person={chosen} onBack={() => setChosenId(undefined)} />;
  const isStation = people.length > 0 && !isOther;
  return (
    <Door title="Sign in to the desk">
      {isStation ? (
        <PersonSwitch people={people} onChoose={setChosenId} onOther={() => setIsOther(true)} />
      ) : (
        <SignInForms />
      )}
      <p>
        You need an invitation to work here. If you have lost your phone or your password, please
        ask the superintendent to reset your account.
      </p>
    </Door>
  );
}
