import { getDeskStation, setDeskStation } from '@formulary/rules/calls/desk/deskStationCalls';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { TwoPressButton } from '@formulary/ui/primitives/buttons/TwoPressButton';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { useState } from 'react';
import { callDesk } from '../../../lib/http/callDesk.ts';
import { withFreshProof } from '../../../lib/http/freshProof.ts';
import { refusalOf } from '../../../lib/http/refusalOf.ts';
import { useDeskRead } from '../../../lib/http/useDeskRead.ts';
import { lazyPart } from '../../../lib/screen/lazyPart.tsx';
import { useStaffCan } from '../../../lib/session/useStaffCan.ts';
import { Part } from './Part.ts';

const StationForm = lazyPart(
  'the form',
  async () => (await loadLazily(() => import('./StationForm.tsx'))).StationForm,
);

/** Says whether this browser is a shared station, and lets those who may make it one, or one person's again. */
export function ThisStation() {
  const { data: station, mutate } = useDeskRead(getDeskStation, {});
  const canSet = useStaffCan('setUpStations');
  const { notify } = useToasts();
  const [isNaming, setIsNaming] = useState(false);
  if (!station) return null;
  const { isShared, name, lockMinutes } = station;
  const set = (body: { readonly isShared: boolean; readonly name: string }) =>
    refusalOf(async () => {
      const next = await withFreshProof(() => callDesk(setDeskStation, { body }));
      await mutate(next, { revalidate: false });
      setIsNaming(false);
    }, ['name']);
  const makePersonal = async () => {
    const refusal = await set({ isShared: false, name: '' });
    if (refusal) notify({ id: 'own', tone: 'danger', message: refusal.message });
  };
  return (
    <Part>
      <h2>This browser</h2>
      <p>
        {isShared
          ? `It is the shared station ${name}: it locks after ${lockMinutes} minutes without use, and its lock screen names who works here, so that you change with a touch.`
          : `It is one person’s: it locks after ${lockMinutes} minutes without use. A station that several people use should be a shared one, which locks sooner and changes between people by a touch.`}
      </p>
      {!canSet && <p>A pharmacist or the superintendent can change this.</p>}
      {canSet && isShared && (
        <TwoPressButton
          label="Make it one person’s"
          confirmLabel="Yes, lock later and name nobody"
          about="this browser"
          onConfirm={() => void makePersonal()}
        />
      )}
      {canSet && !isShared && !isNaming && (
        <Button onClick={() => setIsNaming(true)}>Make it a shared station</Button>
      )}
      {canSet && !isShared && isNaming && (
        <StationForm
          initialName={name}
          onSubmit={(values) => set({ isShared: true, ...values })}
          onCancel={() => setIsNaming(false)}
        />
      )}
    </Part>
  );
}
