import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { SectionScreen } from '../SectionScreen.tsx';

const loadEditor = async () =>
  (await loadLazily(() => import('./DeliveryEditor.tsx'))).DeliveryEditor;

/** Shows when orders leave and arrive. */
export function Delivery() {
  return (
    <SectionScreen
      section="delivery"
      lead="When orders leave and arrive, as the shop promises it."
      load={loadEditor}
    />
  );
}
