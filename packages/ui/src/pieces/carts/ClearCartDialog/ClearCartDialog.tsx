import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { Dialog } from '../../../primitives/overlays/Dialog/Dialog.tsx';

export interface ClearCartDialogProps {
  isOpen: boolean;
  onKeep: () => void;
  onClear: () => void;
}

/** Asks once before the cart is cleared, because it cannot be undone (spec 2.12). */
export function ClearCartDialog({ isOpen, onKeep, onClear }: ClearCartDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onKeep}
      title="Clear the cart?"
      actions={
        <>
          <Button onClick={onKeep}>Keep the items</Button>
          <Button variant="danger" onClick={onClear}>
            Clear the cart
          </Button>
        </>
      }
    >
      <p>Every item is removed from your cart. You would have to add them again.</p>
    </Dialog>
  );
}
