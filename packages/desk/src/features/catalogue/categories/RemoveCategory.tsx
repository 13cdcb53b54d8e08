import { isReadOf } from '@formulary/client/reads/isReadOf';
import {
  type DeskCategory,
  type DeskCategoryPage,
  removeDeskCategory,
} from '@formulary/rules/calls/desk/deskCategoryCalls';
import { reasonRules } from '@formulary/rules/forms/reasonForm';
import { Select } from '@formulary/ui/fields/Select';
import { TextArea } from '@formulary/ui/fields/TextArea';
import { ValidatedField } from '@formulary/ui/forms/validation/ValidatedField';
import { ValidatedForm } from '@formulary/ui/forms/validation/ValidatedForm';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { Dialog } from '@formulary/ui/primitives/overlays/Dialog';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSWRConfig } from 'swr';
import { callDesk } from '../../../lib/http/callDesk.ts';
import { refusalOf } from '../../../lib/http/refusalOf.ts';
import { paths } from '../../../lib/screen/paths.ts';
import { categoryOptions } from '../products/useCategories.ts';

interface RemoveCategoryProps {
  readonly page: DeskCategoryPage;
  readonly categories: readonly DeskCategory[];
}

/** Removes a category; its products move to another one first. */
export function RemoveCategory({ page, categories }: RemoveCategoryProps) {
  const { category, version } = page;
  const { id, products, fields } = category;
  const [isAsking, setIsAsking] = useState(false);
  const { notify } = useToasts();
  const { mutate } = useSWRConfig();
  const navigate = useNavigate();
  const others = categoryOptions(categories).filter(({ value }) => value !== String(id));
  const title = `Remove ${fields.name}`;
  const close = () => setIsAsking(false);
  return (
    <>
      <div>
        <Button variant="danger" onClick={() => setIsAsking(true)}>
          Remove the category
        </Button>
      </div>
      {isAsking && (
        <Dialog isOpen onClose={close} title={title}>
          <ValidatedForm
            label={title}
            rules={{ ...reasonRules, moveTo: [] }}
            initialValues={{ reason: '', moveTo: '' }}
            submitLabel="Remove"
            pendingLabel="Removing…"
            isDangerous
            secondaryActions={<Button onClick={close}>Cancel</Button>}
            onSubmit={({ reason, moveTo }) =>
              refusalOf(async () => {
                const target = moveTo === '' ? {} : { moveTo: Number(moveTo) };
                const body = { version, reason, ...target };
                await callDesk(removeDeskCategory, { params: { id }, body });
                notify({ id: 'category', tone: 'success', message: `${fields.name} is removed` });
                await Promise.all([
                  mutate(isReadOf('listDeskCategories')),
                  mutate(isReadOf('listRemovedDeskCategories')),
                ]);
                await navigate(paths.categories);
              }, ['reason', 'moveTo'])
            }
          >
            {products > 0 && (
              <ValidatedField name="moveTo">
                {(field) => (
                  <Select
                    {...field}
                    isRequired
                    label={`Where its ${products.toLocaleString('en-GB')} products go`}
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
        </Dialog>
      )}
    </>
  );
}
