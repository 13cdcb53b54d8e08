import { Prose } from '@formulary/ui/pieces/content/Prose';
import { LoadFailed } from '@formulary/ui/primitives/LoadFailed';
import { useStaticPage } from './useStaticPage.ts';
import { paths } from '../../lib/screen/paths.ts';
import { Screen } from '../../lib/screen/Screen.tsx';
import { ScreenLoading } from '../../lib/screen/ScreenLoading.tsx';
import { proseOf } from './proseOf.tsx';

const TITLE = 'Terms and conditions';

/** The terms that checkout links to: static HTML, drawn safely (spec 2.26, 7.12). */
export function Terms() {
  const { data: text, error, isValidating, mutate } = useStaticPage('TC');
  const isFailed = error !== undefined && text === undefined;
  return (
    <Screen title={TITLE} heading={TITLE} breadcrumbs={[{ label: TITLE, href: paths.terms }]}>
      {isFailed && (
        <LoadFailed
          what="the terms and conditions"
          isRetrying={isValidating}
          onRetry={() => void mutate()}
        />
      )}
      {text === undefined && !isFailed && <ScreenLoading />}
      {text !== undefined && <Prose>{proseOf(text)}</Prose>}
    </Screen>
  );
}
