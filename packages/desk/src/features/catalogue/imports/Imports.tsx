import { formatCount } from '@formulary/rules/text/formatCount';
import {
  type CatalogueImport,
  exportCatalogue,
  listCatalogueImports,
} from '@formulary/rules/calls/desk/deskImportCalls';
import { formatMoment } from '@formulary/rules/dates/timeOfDay';
import type { TableColumn } from '@formulary/ui/primitives/data/Table';
import { Cluster } from '@formulary/ui/primitives/layout/Cluster';
import { EmptyState } from '@formulary/ui/primitives/messages/EmptyState';
import { Tag } from '@formulary/ui/primitives/messages/Tag';
import { useNavigate } from 'react-router';
import { FileButton } from '../../../lib/http/FileButton.tsx';
import { PagedTable, usePagedRead } from '../../../lib/list/PagedTable.tsx';
import { paths } from '../../../lib/screen/paths.ts';
import { useStaffCan } from '../../../lib/session/useStaffCan.ts';
import { CatalogueScreen } from '../CatalogueScreen.tsx';
import { importTitle, kindNames, stateTag } from './importWords.ts';
import { NewImport } from './NewImport.tsx';

const columns: readonly TableColumn<CatalogueImport>[] = [
  { key: 'name', header: 'Import', isRowHeader: true, cell: importTitle },
  { key: 'kind', header: 'Kind', cell: ({ kind }) => kindNames[kind] },
  {
    key: 'state',
    header: 'State',
    cell: (made) => {
      const { label, tone } = stateTag(made);
      return <Tag tone={tone ?? 'neutral'}>{label}</Tag>;
    },
  },
  { key: 'lines', header: 'Rows', align: 'end', cell: ({ lines }) => formatCount(lines) },
  {
    key: 'applied',
    header: 'Applied',
    align: 'end',
    cell: ({ applied }) => (applied === undefined ? '' : formatCount(applied)),
  },
  {
    key: 'made',
    header: 'Read',
    cell: ({ madeAt, by }) => `${formatMoment(madeAt)}, ${by}`,
  },
];

/** Reads files of products and prices, and lists those that were read. */
export function Imports() {
  const paged = usePagedRead(listCatalogueImports);
  const canImport = useStaffCan('importCatalogue');
  const navigate = useNavigate();
  return (
    <CatalogueScreen
      title="Imports"
      lead="Files of products and prices, looked at before they change anything"
      actions={
        <Cluster>
          <FileButton
            label="Template"
            call={exportCatalogue}
            input={{ body: { isTemplate: true } }}
            name="products-template.csv"
          />
          <FileButton
            label="All products as CSV"
            call={exportCatalogue}
            input={{ body: { isTemplate: false } }}
            name="products.csv"
          />
        </Cluster>
      }
    >
      {canImport && (
        <NewImport
          onRead={(id) => void navigate(paths.import(id))}
          onCancelled={() => void paged.read.mutate()}
        />
      )}
      <PagedTable
        paged={paged}
        what="the imports"
        caption="Imports"
        columns={columns}
        rowHref={({ id }) => paths.import(id)}
        empty={
          <EmptyState title="Nothing has been imported">
            {canImport &&
              'Save all products as CSV, change them in a spreadsheet, and drop the file here.'}
          </EmptyState>
        }
      />
    </CatalogueScreen>
  );
}
