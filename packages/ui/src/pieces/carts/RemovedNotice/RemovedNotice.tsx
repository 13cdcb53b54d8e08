import { Button } from '../../../primitives/Button/Button.tsx';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { UnbrokenText } from '../../catalogue/UnbrokenText/UnbrokenText.tsx';

export interface RemovedNoticeProps {
  /** What was removed. */
  name: string;
  isUndoing?: boolean;
  onUndo: () => void;
}

/** Stays in the page after an item was removed: the one way to undo it, which no time limit takes away. */
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
      <UnbrokenText isName>{name}</UnbrokenText>
    </Alert>
  );
}
