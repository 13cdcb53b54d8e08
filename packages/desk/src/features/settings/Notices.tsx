import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { SectionScreen } from './SectionScreen.tsx';

const loadEditor = async () =>
  (await loadLazily(() => import('./NoticesEditor.tsx'))).NoticesEditor;

/** Shows who gets which notice of the shop. */
export function Notices() {
  return (
    <SectionScreen
      section="notices"
      lead="Who is told by email. New bank details are always told to every superintendent."
      load={loadEditor}
    />
  );
}
