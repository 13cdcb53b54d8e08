import { Button } from '@formulary/ui/primitives/buttons/Button';
import { LazyLoad } from '@formulary/ui/primitives/lazy/LazyLoad';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { ListPlus } from 'lucide-react';
import { useState } from 'react';
import { logLoadFailure } from '@formulary/client/screen/logProblem';
import type { SaveToListDialogProps } from './SaveToListDialog.tsx';

const loadDialog = async () =>
  (await loadLazily(() => import('./SaveToListDialog.tsx'))).SaveToListDialog;

/** Shows a button that adds products to a new or existing list; its dialog loads on press. */
export function SaveToList(props: Omit<SaveToListDialogProps, 'isOpen' | 'onClose'>) {
  const [isOpen, setIsOpen] = useState<boolean>();
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        <ListPlus aria-hidden /> <span>{props.label}</span>
      </Button>
      {isOpen !== undefined && (
        <LazyLoad load={loadDialog} what="your lists" onFailed={logLoadFailure}>
          {(SaveToListDialog) => (
            <SaveToListDialog {...props} isOpen={isOpen} onClose={() => setIsOpen(false)} />
          )}
        </LazyLoad>
      )}
    </>
  );
}
