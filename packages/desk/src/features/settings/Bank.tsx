import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { SectionScreen } from './SectionScreen.tsx';

const loadEditor = async () => (await loadLazily(() => import('./BankEditor.tsx'))).BankEditor;

/** Shows the account to which buyers transfer. */
export function Bank() {
  return (
    <SectionScreen
      section="bank"
      lead="Where buyers transfer the amount of an order to."
      load={loadEditor}
    />
  );
}
