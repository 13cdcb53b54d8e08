import { notices } from '@formulary/rules/problems/notices';
import { CommandLinks } from '@formulary/ui/pieces/chrome/CommandLinks';
import { SearchGroup } from '@formulary/ui/pieces/chrome/SearchGroup';
import { LazySuspense } from '@formulary/ui/primitives/lazy/LazySuspense';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { lazy, useState } from 'react';
import { useCartWriter } from '../../features/carts/CartWriterProvider.tsx';
import { useOverlays } from '../overlays.ts';
import { useSignOut } from '../session/useSignOut.ts';
import type { CommandAction, ShopCommand } from './shopCommands.ts';

/** Lazy: rarely asked. */
const ClearCartDialog = lazy(async () => ({
  default: (await loadLazily(() => import('@formulary/ui/pieces/carts/ClearCartDialog')))
    .ClearCartDialog,
}));

interface CommandsGroupProps {
  readonly commands: readonly ShopCommand[];
}

/** Shows pages and actions of the search, and runs the actions. */
export function CommandsGroup({ commands }: CommandsGroupProps) {
  const writer = useCartWriter();
  const { closeSearch } = useOverlays();
  const { notify } = useToasts();
  const signOut = useSignOut();
  const [isClearing, setIsClearing] = useState<boolean>();
  const clear = () => {
    setIsClearing(false);
    writer?.clear();
    closeSearch();
    notify({ id: 'cart', tone: 'warning', message: notices.cartCleared });
  };
  const actions: Readonly<Record<CommandAction, () => void>> = {
    clearCart: () => setIsClearing(true),
    signOut: () => {
      closeSearch();
      signOut();
    },
  };
  return (
    <SearchGroup heading="Pages and actions" what="pages and actions">
      <CommandLinks
        commands={commands.map((command) =>
          'href' in command ? command : { label: command.label, onRun: actions[command.action] },
        )}
      />
      {isClearing !== undefined && (
        <LazySuspense>
          <ClearCartDialog
            isOpen={isClearing}
            onKeep={() => setIsClearing(false)}
            onClear={clear}
          />
        </LazySuspense>
      )}
    </SearchGroup>
  );
}
