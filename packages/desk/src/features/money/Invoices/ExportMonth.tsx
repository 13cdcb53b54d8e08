import { Button } from '@formulary/ui/primitives/buttons/Button';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { useState } from 'react';
import { lazyPart } from '../../../lib/screen/lazyPart.tsx';

const ExportMonthDialog = lazyPart(
  'the form',
  async () => (await loadLazily(() => import('./ExportMonthDialog.tsx'))).ExportMonthDialog,
);

/** Saves a month for the accountant, after the reason. */
export function ExportMonth({ month }: { readonly month: string }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>CSV for the accountant</Button>
      {isAsking && <ExportMonthDialog month={month} onClose={() => setIsAsking(false)} />}
    </>
  );
}
