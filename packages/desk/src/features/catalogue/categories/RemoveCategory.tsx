import { isReadOf } from '@formulary/client/reads/isReadOf';
import { formatCount } from '@formulary/rules/text/formatCount';
import {
  type DeskCategory,
  type DeskCategoryPage,
  getDeskCategory,
  removeDeskCategory,
} from '@formulary/rules/calls/desk/deskCategoryCalls';
import { reasonRules } from '@formulary/rules/forms/reasonForm';
import { Select } from '@formulary/ui/fields/Select';
import { TextArea } from '@formulary/ui/fields/TextArea';
import { ValidatedField } from '@formulary/ui/forms/validation/ValidatedField';
import { ValidatedForm } from '@formulary/ui/forms/validation/ValidatedForm';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { Dialog } from '@formulary/ui/primitives/overlays/Dialog';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSWRConfig } from 'swr';
import { RecordConflict } from '../../../lib/changes/RecordConflict.tsx';
import { useRecordChange } from '../../../lib/changes/useRecordChange.ts';
import { callDesk } from '../../../lib/http/callDesk.ts';
import { paths } from '../../../lib/screen/paths.ts';
import { categoryOptions } from '../products/useCategories.ts';

interface RemoveCategoryProps {
  readonly page: DeskCategoryPage;
  readonly categories: readonly DeskCategory[];
}

const READS = ['getDeskCategory', 'listDeskCategories', 'listRemovedDeskCategories'];

/** Removes a category; its products move to another one first. */
export function RemoveCategory({ page, categories }: RemoveCategoryProps) {
  const { category, version } = page;
  const { id, products, fields } = category;
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  const navigate = useNavigate();
  const { mutate } = useSWRConfig();
  // The list shows its last answer until the next one comes, and the category is gone already.
  const leave = () => {
    void mutate<readonly DeskCategory[]>(
      isReadOf('listDeskCategories'),
      (tree) => tree?.filter((each) => each.id !== id),
      { revalidate: false },
    );
    void navigate(paths.categories);
  };
  const reread = () => callDesk(getDeskCategory, { params: { id } });
  const change = useRecordChange(
    { version, reread, reads: READS },
    `${fields.name} is removed`,
    leave,
  );
  const others = categoryOptions(categories).filter(({ value }) => value !== String(id));
  const title = `Remove ${fields.name}`;
  return (
    <>
      <div>
        <Button variant="danger" onClick={() => setIsAsking(true)}>
          Remove the category
        </Button>
      </div>
      {isAsking && (
        <Dialog isOpen onClose={close} title={title}>
          <Stack $gap={4}>
            <RecordConflict what="this category" change={change} onClose={close} />
            <ValidatedForm
              label={title}
              rules={{ ...reasonRules, moveTo: [] }}
              initialValues={{ reason: '', moveTo: '' }}
              submitLabel="Remove"
              pendingLabel="Removing…"
              isDangerous
              secondaryActions={<Button onClick={close}>Cancel</Button>}
              onSubmit={({ reason, moveTo }) => {
                const target = moveTo === '' ? {} : { moveTo: Number(moveTo) };
                return change.submit(
                  (seen) =>
                    callDesk(removeDeskCategory, {
                      params: { id },
                      body: { version: seen, reason, ...target },
                    }),
                  ['reason', 'moveTo'],
                );
              }}
            >
              {products > 0 && (
                <ValidatedField name="moveTo">
                  {(field) => (
                    <Select
                      {...field}
                      isRequired
                      label={
                        products === 1
                          ? 'Where its product goes'
                          : `Where its ${formatCount(products)} products go`
                      }
                      placeholder="Choose a category"
                      options={others}
                    />
                  )}
                </ValidatedField>
              )}
              <ValidatedField name="reason">
                {(field, { longest }) => (
                  <TextArea
                    {...field}
                    label="Reason"
                    description="For the record. Products keep a record of their own."
                    maxLength={longest}
                  />
                )}
              </ValidatedField>
            </ValidatedForm>
          </Stack>
        </Dialog>
      )}
    </>
  );
}
