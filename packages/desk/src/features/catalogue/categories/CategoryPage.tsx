import { counted } from '@formulary/rules/text/formatCount';
import { getDeskCategory } from '@formulary/rules/calls/desk/deskCategoryCalls';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { TextLink } from '@formulary/ui/primitives/navigation/TextLink';
import { FolderTree } from 'lucide-react';
import { readBoth } from '../../../lib/record/Loaded.tsx';
import { RecordPage } from '../../../lib/record/RecordPage.tsx';
import { useRecord, useRecordId } from '../../../lib/record/useRecord.ts';
import { paths } from '../../../lib/screen/paths.ts';
import { CatalogueScreen } from '../CatalogueScreen.tsx';
import { useCategories } from '../products/useCategories.ts';

const loadEditor = async () =>
  (await loadLazily(() => import('./CategoryEditor.tsx'))).CategoryEditor;

/** Shows a category: its form, which loads with the answers, and what staff did with it. */
export function CategoryPage() {
  const id = useRecordId('id');
  const category = useRecord(getDeskCategory, id);
  const tree = useCategories();
  const { data } = category;
  return (
    <RecordPage
      id={id}
      read={readBoth(category, tree)}
      one="category"
      title={data ? data.category.fields.name : `Category ${id}`}
      lead={
        data && (
          <TextLink href={paths.productsOf(data.category.id)}>
            {`${counted(data.category.products, 'product')} in it`}
          </TextLink>
        )
      }
      all={{ label: 'All categories', href: paths.categories }}
      subject="category"
      Layout={CatalogueScreen}
      picture={<FolderTree aria-hidden />}
      height="32rem"
      load={loadEditor}
    >
      {([page, categories], CategoryEditor) => (
        <CategoryEditor page={page} categories={categories} />
      )}
    </RecordPage>
  );
}
