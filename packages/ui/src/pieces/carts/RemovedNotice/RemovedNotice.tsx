import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { Alert } from '../../../primitives/messages/Alert/Alert.tsx';
import { UnbrokenText } from '../../catalogue/product/UnbrokenText/UnbrokenText.tsx';

export interface RemovedNoticeProps {
  /** Name of the removed item. */
  name: string;
  isUndoing?: boolean;
  onUndo: () => void;
}

/** Says that an item was removed and offers to undo it, without a time limit. */
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
