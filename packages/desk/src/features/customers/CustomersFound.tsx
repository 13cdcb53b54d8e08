import { listDeskCustomers } from '@formulary/rules/calls/desk/deskCustomerListCall';
import { fullName } from '@formulary/rules/text/fullName';
import { FoundRecords } from '@formulary/ui/pieces/chrome/FoundRecords';
import { SearchGroup } from '@formulary/ui/pieces/chrome/SearchGroup';
import { useDeskRead } from '../../lib/http/useDeskRead.ts';
import { LabelTag } from '../../lib/record/LabelTag.tsx';
import { paths } from '../../lib/screen/paths.ts';
import { stateTag } from './customerTone.ts';

const MOST_FOUND = 5;

/** Shows the customers that the palette finds by name, email, company or number. */
export function CustomersFound({ term }: { readonly term: string }) {
  const { data, error, isValidating, mutate } = useDeskRead(listDeskCustomers, {
    body: { filter: { search: term }, sort: 'name', limit: MOST_FOUND },
  });
  if (data?.customers.length === 0) return null;
  const isFailed = error !== undefined && data === undefined;
  return (
    <SearchGroup
      heading="Customers"
      what="customers"
      state={data ? 'loaded' : isFailed ? 'failed' : 'loading'}
      isRetrying={isValidating}
      onRetry={() => void mutate()}
      more={{ href: paths.customersFound(term), label: 'All of these' }}
    >
      {data && (
        <FoundRecords
          records={data.customers.map(({ id, firstName, lastName, email, company, state }) => ({
            id,
            href: paths.customer(id),
            title: <span translate="no">{fullName({ firstName, lastName })}</span>,
            detail: <span>{[company, email].filter(Boolean).join(', ')}</span>,
            aside: <LabelTag {...stateTag(state)} />,
          }))}
        />
      )}
    </SearchGroup>
  );
}
