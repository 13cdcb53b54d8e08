import { checkPrescription } from '@formulary/rules/calls/prescriptionCheckCalls';
import { PrescriptionCheck } from '@formulary/ui/pieces/prescriptions/PrescriptionCheck';
import { PrescriptionUnknown } from '@formulary/ui/pieces/prescriptions/PrescriptionUnknown';
import { LazyLoad } from '@formulary/ui/primitives/lazy/LazyLoad';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { VisuallyHidden } from '@formulary/ui/primitives/layout/VisuallyHidden';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { useParams } from 'react-router';
import { readPositive } from '@formulary/rules/paging/pages';
import { useRead } from '../../../lib/http/useRead.ts';
import { logLoadFailure } from '@formulary/client/screen/logProblem';
import { NoIndex } from '../../../lib/screen/headMeta.tsx';
import { paths } from '../../../lib/screen/paths.ts';
import { Screen } from '../../../lib/screen/Screen.tsx';
import { ScreenLoading } from '../../../lib/screen/ScreenLoading.tsx';
import { useHeadingFocus } from '../../../lib/screen/useHeadingFocus.ts';

const loadComparer = async () =>
  (await loadLazily(() => import('./DocumentComparer.tsx'))).DocumentComparer;

const TITLE = 'Check a prescription';
const NOT_FOUND = 404;
const TOO_MANY = 429;

/** Shows to anyone with the QR code whether a prescription is valid (an addition to spec 7.58). */
export function CheckPrescription() {
  const id = readPositive(useParams()['prescriptionId']);
  const {
    data: checked,
    error,
    isValidating,
    mutate,
  } = useRead(checkPrescription, id === undefined ? null : { params: { id } });
  const isUnknown = id === undefined || error?.status === NOT_FOUND;
  useHeadingFocus(checked || isUnknown ? 'answered' : 'asking');
  const title = id === undefined ? TITLE : `Check prescription ${id}`;
  return (
    <Screen title={title}>
      <NoIndex />
      {!checked && !isUnknown && <VisuallyHidden as="h1">{title}</VisuallyHidden>}
      {isUnknown && <PrescriptionUnknown prescriptionId={id} shopHref={paths.home} />}
      {error && !checked && !isUnknown && (
        <LoadFailed what="the check" isRetrying={isValidating} onRetry={() => void mutate()}>
          {error.status === TOO_MANY && error.message}
        </LoadFailed>
      )}
      {!checked && !error && !isUnknown && <ScreenLoading />}
      {checked && !isUnknown && (
        <PrescriptionCheck checked={checked}>
          {checked.fileDigest !== undefined && (
            <LazyLoad load={loadComparer} what="the comparison" onFailed={logLoadFailure}>
              {(DocumentComparer) => <DocumentComparer key={id} checked={checked} />}
            </LazyLoad>
          )}
        </PrescriptionCheck>
      )}
    </Screen>
  );
}
