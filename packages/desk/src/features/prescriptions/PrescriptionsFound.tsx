import { listDeskPrescriptions } from '@formulary/rules/calls/desk/deskPrescriptionCalls';
import { formatDate } from '@formulary/rules/dates/londonTime';
import { deskStandings } from '@formulary/rules/prescriptions/deskStanding';
import { FoundRecords } from '@formulary/ui/pieces/chrome/FoundRecords';
import { SearchGroup } from '@formulary/ui/pieces/chrome/SearchGroup';
import { useDeskRead } from '../../lib/http/useDeskRead.ts';
import { LabelTag } from '../../lib/record/LabelTag.tsx';
import { paths } from '../../lib/screen/paths.ts';

const MOST_FOUND = 5;

/** Shows the newest prescriptions that the palette finds by number, patient, prescriber or buyer. */
export function PrescriptionsFound({ term }: { readonly term: string }) {
  const { data, error, isValidating, mutate } = useDeskRead(listDeskPrescriptions, {
    body: { filter: { search: term }, limit: MOST_FOUND },
  });
  if (data?.prescriptions.length === 0) return null;
  const isFailed = error !== undefined && data === undefined;
  return (
    <SearchGroup
      heading="Prescriptions"
      what="prescriptions"
      state={data ? 'loaded' : isFailed ? 'failed' : 'loading'}
      isRetrying={isValidating}
      onRetry={() => void mutate()}
      more={{ href: paths.prescriptionsFound(term), label: 'All of these' }}
    >
      {data && (
        <FoundRecords
          records={data.prescriptions.map(({ id, patient, prescriber, requestedAt, standing }) => ({
            id,
            href: paths.prescription(id),
            title: <span translate="no">{`Prescription ${id}`}</span>,
            detail: <span>{`${patient}, by ${prescriber.name}, ${formatDate(requestedAt)}`}</span>,
            aside: <LabelTag {...deskStandings[standing]} />,
          }))}
        />
      )}
    </SearchGroup>
  );
}
