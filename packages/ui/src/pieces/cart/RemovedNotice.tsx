import { Button } from '../../primitives/Button.tsx';
import { Alert } from '../../primitives/Alert.tsx';

export interface RemovedNoticeProps {
  /** What was removed. */
  name: string;
  isUndoing?: boolean;
  onUndo: () => void;
}

/** Stays in the page after an item was removed, for those whom the toast's few seconds are too short. */
export function RemovedNotice({ name, isUndoing = false, onUndo }: RemovedNoticeProps) {
  return (
    <Alert
      title="Item removed."
      actions={
        <Button isSmall isPending={isUndoing} pendingLabel="Putting it back…" onClick={onUndo}>
          Undo
        </Button>
      }
    >
      {name}
    </Alert>
  );
}
