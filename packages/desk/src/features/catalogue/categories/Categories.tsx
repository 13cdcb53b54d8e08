import { counted } from '@formulary/rules/text/formatCount';
import type { DeskCategory } from '@formulary/rules/calls/desk/deskCategoryCalls';
import { space } from '@formulary/theme/tokens';
import { Table, type TableColumn } from '@formulary/ui/primitives/data/Table';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { EmptyState } from '@formulary/ui/primitives/messages/EmptyState';
import { TextLink } from '@formulary/ui/primitives/navigation/TextLink';
import { FolderTree } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Loaded } from '../../../lib/record/Loaded.tsx';
import { lazyPart } from '../../../lib/screen/lazyPart.tsx';
import { paths } from '../../../lib/screen/paths.ts';
import { NewRecord } from '../../../lib/screen/NewRecord.tsx';
import { useStaffCan } from '../../../lib/session/useStaffCan.ts';
import { CatalogueScreen } from '../CatalogueScreen.tsx';
import { useCategories } from '../products/useCategories.ts';

const NewCategoryDialog = lazyPart(
  'the form',
  async () => (await loadLazily(() => import('./NewCategoryDialog.tsx'))).NewCategoryDialog,
);

const RemovedCategories = lazyPart(
  'the removed categories',
  async () => (await loadLazily(() => import('./RemovedCategories.tsx'))).RemovedCategories,
);

/** A category with how deep it is in the tree. */
interface TreeRow {
  readonly category: DeskCategory;
  readonly depth: number;
}

/** Returns categories in the order of the tree, each with its depth. */
function rowsOf(categories: readonly DeskCategory[], parentId = 0, depth = 0): readonly TreeRow[] {
  return categories
    .filter(({ fields }) => fields.parentId === parentId)
    .flatMap((category) => [{ category, depth }, ...rowsOf(categories, category.id, depth + 1)]);
}

const Indented = styled.span<{ $depth: number }>`
  display: inline-block;
  padding-inline-start: calc(${({ $depth }) => $depth} * ${space[6]});
`;

const columns: readonly TableColumn<TreeRow>[] = [
  {
    key: 'name',
    header: 'Category',
    isRowHeader: true,
    cell: ({ category: { id, fields }, depth }) => (
      <Indented $depth={depth}>
        <TextLink href={paths.category(id)}>{fields.name}</TextLink>
      </Indented>
    ),
  },
  {
    key: 'products',
    header: 'Products in it',
    align: 'end',
    cell: ({ category: { id, products } }) =>
      products === 0 ? (
        '0'
      ) : (
        <TextLink href={paths.productsOf(id)}>{products.toLocaleString('en-GB')}</TextLink>
      ),
  },
  {
    key: 'limit',
    header: 'On one prescription',
    align: 'end',
    cell: ({ category: { fields } }) =>
      fields.prescriptionLimit === 0 ? 'No limit' : counted(fields.prescriptionLimit, 'pack'),
  },
];

/** Shows the tree of categories, and adds to it. */
export function Categories() {
  const read = useCategories();
  const { data, mutate } = read;
  const canChange = useStaffCan('changeCatalogue');
  const [isAdding, setIsAdding] = useState(false);
  return (
    <CatalogueScreen
      title="Categories"
      actions={
        canChange &&
        data && <NewRecord list="Categories" label="New category" begin={() => setIsAdding(true)} />
      }
    >
      <Loaded read={read} what="the categories" height="32rem">
        {(categories) =>
          categories.length === 0 ? (
            <EmptyState title="There is no category yet" picture={<FolderTree aria-hidden />}>
              Products need one before they can be sold.
            </EmptyState>
          ) : (
            <Table
              caption="Categories"
              columns={columns}
              rows={rowsOf(categories)}
              rowKey={({ category }) => category.id}
              isDense
            />
          )
        }
      </Loaded>
      {data && <RemovedCategories />}
      {isAdding && data && (
        <NewCategoryDialog
          categories={data}
          onClose={() => setIsAdding(false)}
          onCreated={() => mutate()}
        />
      )}
    </CatalogueScreen>
  );
}
