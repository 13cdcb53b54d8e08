import { Button } from '@formulary/ui/primitives/buttons/Button';
import { LazyPart } from '@formulary/ui/primitives/lazy/LazyPart';
import { loadPart } from '@formulary/ui/primitives/lazy/loadPart';
import { ListPlus } from 'lucide-react';
import { useState } from 'react';
import { logMissingPart } from '../../../lib/screen/logMissingPart.ts';
import type { SaveToListDialogProps } from './SaveToListDialog.tsx';

const loadDialog = async () =>
  (await loadPart(() => import('./SaveToListDialog.tsx'))).SaveToListDialog;

/** Shows a button that adds products to a new or existing list; its dialog loads on press. */
export function SaveToList(props: Omit<SaveToListDialogProps, 'isOpen' | 'onClose'>) {
  const [isOpen, setIsOpen] = useState<boolean>();
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        <ListPlus aria-hidden /> <span>{props.label}</span>
      </Button>
      {isOpen !== undefined && (
        <LazyPart load={loadDialog} what="your lists" onFailed={logMissingPart}>
          {(SaveToListDialog) => (
            <SaveToListDialog {...props} isOpen={isOpen} onClose={() => setIsOpen(false)} />
          )}
        </LazyPart>
      )}
    </>
  );
}
