import { useNow } from '@formulary/client/screen/useNow';
import {
  changeDeskCategory,
  type DeskCategory,
  type DeskCategoryPage,
  getDeskCategory,
  getDeskCategoryBefore,
  previewDeskCategory,
} from '@formulary/rules/calls/desk/deskCategoryCalls';
import type { CategoryFields } from '@formulary/rules/catalogue/changes/categoryFields';
import type { ChangePreview as Preview } from '@formulary/rules/catalogue/changes/productWire';
import { catalogueSentences } from '@formulary/rules/problems/catalogueSentences';
import { useStepDraft } from '@formulary/ui/forms/drafts/useStepDraft';
import { ValidatedForm } from '@formulary/ui/forms/validation/ValidatedForm';
import { ChangePreview } from '@formulary/ui/pieces/desk/ChangePreview';
import { Timeline } from '@formulary/ui/pieces/desk/Timeline';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { useState } from 'react';
import { ReasonDialog } from '../../../lib/changes/ReasonDialog.tsx';
import { RecordConflict } from '../../../lib/changes/RecordConflict.tsx';
import { useRecordChange } from '../../../lib/changes/useRecordChange.ts';
import { callDesk } from '../../../lib/http/callDesk.ts';
import { refusalOf } from '../../../lib/http/refusalOf.ts';
import { useStaffCan } from '../../../lib/session/useStaffCan.ts';
import { EditorColumns } from '../EditorColumns.ts';
import { CategoryFieldset } from './CategoryFieldset.tsx';
import { categoryFormFields, categoryFormRules, categoryOf, typedOf } from './categoryForm.ts';
import { RemoveCategory } from './RemoveCategory.tsx';

const FORM = 'Category';

interface CategoryEditorProps {
  readonly page: DeskCategoryPage;
  readonly categories: readonly DeskCategory[];
}

/** A change of a category that was looked at and waits for its reason. */
interface Reviewed {
  readonly fields: CategoryFields;
  readonly preview: Preview;
  readonly reason: string;
}

/** Changes a category: each change is looked at, then made with a reason, and can be changed back from the timeline. */
export function CategoryEditor({ page, categories }: CategoryEditorProps) {
  const { category, version, events, reversible } = page;
  const { id, fields } = category;
  const now = useNow();
  const { notify } = useToasts();
  const canChange = useStaffCan('changeCatalogue');
  const [review, setReview] = useState<Reviewed>();
  const look = async (next: CategoryFields, reason = '') => {
    const input = { params: { id }, body: { fields: next } };
    const preview = await callDesk(previewDeskCategory, input);
    if (preview.changes.length > 0) setReview({ fields: next, preview, reason });
    else notify({ id: 'category', tone: 'info', message: catalogueSentences.categoryUnchanged });
  };
  const changeBack = async (eventId: number): Promise<void> => {
    const refused = await refusalOf(async () => {
      const before = await callDesk(getDeskCategoryBefore, { params: { id, eventId } });
      await look(before, 'Change back');
    });
    if (refused) notify({ id: 'category', tone: 'danger', message: refused.message });
  };
  return (
    <EditorColumns>
      {canChange && (
        <Stack $gap={6}>
          <ValidatedForm
            key={version}
            label={FORM}
            rules={categoryFormRules}
            initialValues={typedOf(fields)}
            needsChange
            isStep
            submitLabel="Review the change"
            pendingLabel="Looking…"
            onSubmit={(typed) => refusalOf(() => look(categoryOf(typed)), categoryFormFields)}
          >
            <CategoryFieldset categories={categories} id={id} />
          </ValidatedForm>
          <RemoveCategory page={page} categories={categories} />
        </Stack>
      )}
      <Timeline
        events={events}
        now={now}
        changeBack={
          canChange
            ? { events: reversible, onPress: (eventId) => void changeBack(eventId) }
            : undefined
        }
      />
      {review && (
        <ReviewCategory page={page} review={review} onClose={() => setReview(undefined)} />
      )}
    </EditorColumns>
  );
}

interface ReviewCategoryProps {
  readonly page: DeskCategoryPage;
  readonly review: Reviewed;
  readonly onClose: () => void;
}

function ReviewCategory({ page, review, onClose }: ReviewCategoryProps) {
  const input = { params: { id: page.category.id } };
  const typed = useStepDraft(FORM);
  const record = useRecordChange(
    {
      version: page.version,
      reads: ['getDeskCategory', 'listDeskCategories'],
      reread: () => callDesk(getDeskCategory, input),
    },
    'Changed. The shop shows it within a second',
    () => {
      typed.forget();
      onClose();
    },
  );
  return (
    <ReasonDialog
      title="Review the change"
      description="For the record of the category."
      initialReason={review.reason}
      submitLabel="Apply"
      pendingLabel="Applying…"
      onClose={onClose}
      onSubmit={(reason) =>
        record.submit(
          (version) =>
            callDesk(changeDeskCategory, {
              ...input,
              body: { version, fields: review.fields, reason },
            }),
          ['reason'],
        )
      }
    >
      <RecordConflict what="this category" change={record} onClose={onClose} />
      <ChangePreview {...review.preview} />
    </ReasonDialog>
  );
}
