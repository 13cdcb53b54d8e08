import { Alert } from '../../../primitives/messages/Alert/Alert.tsx';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';

export interface UndoNoticeProps {
  /** What was done, in a sentence. */
  children: string;
  isUndoing?: boolean;
  onUndo: () => void;
}

/** Offers to undo the last action without a time limit: a prescription deleted, the rest filled in. */
export function UndoNotice({ children, isUndoing = false, onUndo }: UndoNoticeProps) {
  return (
    <output>
      <Alert
        actions={
          <Button isSmall isPending={isUndoing} pendingLabel="Putting it back…" onClick={onUndo}>
            Undo
          </Button>
        }
      >
        {children}
      </Alert>
    </output>
  );
}
