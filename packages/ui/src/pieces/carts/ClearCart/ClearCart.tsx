import { lazy, useState } from 'react';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { loadLazily } from '../../../primitives/lazy/loadLazily.ts';
import { LazySuspense } from '../../../primitives/lazy/LazySuspense.tsx';

/** Loads the dialog when it first opens. */
const Dialog = lazy(async () => ({
  default: (await loadLazily(() => import('../../../primitives/overlays/Dialog/Dialog.tsx')))
    .Dialog,
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
          <Dialog
            isOpen={isAsking}
            onClose={keep}
            title="Clear the cart?"
            actions={
              <>
                <Button onClick={keep}>Keep the items</Button>
                <Button variant="danger" onClick={clear}>
                  Clear the cart
                </Button>
              </>
            }
          >
            <p>Every item is removed from your cart. You would have to add them again.</p>
          </Dialog>
        </LazySuspense>
      )}
    </div>
  );
}
