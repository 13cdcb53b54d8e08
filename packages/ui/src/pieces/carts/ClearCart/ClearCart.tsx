import { lazy, useState } from 'react';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { loadLazily } from '../../../primitives/lazy/loadLazily.ts';
import { LazySuspense } from '../../../primitives/lazy/LazySuspense.tsx';

/** Loads the dialog when it first opens. */
const ClearCartDialog = lazy(async () => ({
  default: (await loadLazily(() => import('../ClearCartDialog/ClearCartDialog.tsx')))
    .ClearCartDialog,
}));

export interface ClearCartProps {
  onClear: () => void;
}

/** Empties the cart after one confirmation, because it cannot be undone (spec 2.12). */
export function ClearCart({ onClear }: ClearCartProps) {
  const [isAsking, setIsAsking] = useState<boolean>();
  const keep = () => setIsAsking(false);
  const clear = () => {
    setIsAsking(false);
    onClear();
  };
  return (
    <div>
      <Button onClick={() => setIsAsking(true)}>Clear Cart</Button>
      {isAsking !== undefined && (
        <LazySuspense>
          <ClearCartDialog isOpen={isAsking} onKeep={keep} onClear={clear} />
        </LazySuspense>
      )}
    </div>
  );
}
