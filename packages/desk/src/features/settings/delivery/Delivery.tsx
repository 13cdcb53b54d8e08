import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { SectionScreen } from '../SectionScreen.tsx';

const loadEditor = async () =>
  (await loadLazily(() => import('./DeliveryEditor.tsx'))).DeliveryEditor;

/** Shows when orders leave and arrive. */
export function Delivery() {
  return (
    <SectionScreen
      section="delivery"
      lead="When orders leave and arrive: what the shop promises, at the checkout and on the home page."
      load={loadEditor}
    />
  );
}
