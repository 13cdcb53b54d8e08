import { productTypeLabels } from '@formulary/rules/catalogue/changes/productChanges';
import { vatRates } from '@formulary/rules/catalogue/changes/productFields';
import { hazardNames, productHazards } from '@formulary/rules/catalogue/productHazards';
import { space } from '@formulary/theme/tokens';
import { Checkbox } from '@formulary/ui/fields/Checkbox';
import { ChoiceList } from '@formulary/ui/fields/ChoiceList';
import { Select, type SelectOption } from '@formulary/ui/fields/Select';
import { TextArea } from '@formulary/ui/fields/TextArea';
import { TextField } from '@formulary/ui/fields/TextField';
import { ValidatedField } from '@formulary/ui/forms/validation/ValidatedField';
import type { Elements } from '@formulary/ui/primitives/elements';
import { Grid } from '@formulary/ui/primitives/layout/Grid';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { styled } from 'styled-components';
import { PictureField } from './PictureField.tsx';
import { listIn } from './productForm.ts';
import { TextPreview } from './TextPreview.tsx';

interface ProductFieldsetProps {
  readonly categories: readonly SelectOption[];
  /** Beside name and code: the first price of a new product. */
  readonly children?: Elements;
}

const typeOptions = Object.entries(productTypeLabels).map(([value, label]) => ({ value, label }));
const vatOptions = vatRates.map((rate) => ({ value: String(rate), label: `${rate}%` }));

const Hazards = styled.fieldset`
  display: grid;
  gap: ${space[1]};
  padding: 0;
  border: 0;

  legend {
    margin-block-end: ${space[2]};
    font-weight: 500;
  }
`;

/** The fields of a product, with its texts as the shop shows them. */
export function ProductFieldset({ categories, children }: ProductFieldsetProps) {
  return (
    <Stack $gap={5}>
      <Grid $minimum="20rem">
        <ValidatedField name="name">
          {(field, { longest }) => (
            <TextField {...field} label="Name" autoComplete="off" maxLength={longest} />
          )}
        </ValidatedField>
        <ValidatedField name="code">
          {(field) => <TextField {...field} label="Code" autoComplete="off" />}
        </ValidatedField>
        {children}
      </Grid>
      <ValidatedField name="categoryIds">
        {({ value, onChange, ...field }) => (
          <ChoiceList
            {...field}
            label="Categories"
            description="The most specific first: it is shown with the product, and leads to it."
            addLabel="Add a category"
            options={categories}
            values={listIn(value)}
            onChange={(values) => onChange(values.join(','))}
          />
        )}
      </ValidatedField>
      <PictureField />
      <ValidatedField name="description">
        {(field, { longest }) => (
          <TextArea
            {...field}
            label="Description"
            description="Plain text; an empty line begins a paragraph."
            maxLength={longest}
          />
        )}
      </ValidatedField>
      <ValidatedField name="information">
        {(field, { longest }) => (
          <TextArea
            {...field}
            label="Information"
            description="Paragraphs that begin with a term, such as ‘Storage: below 25 °C.’, become a table."
            maxLength={longest}
          />
        )}
      </ValidatedField>
      <TextPreview />
      <Grid $minimum="14rem">
        <ValidatedField name="type">
          {(field) => <Select {...field} label="Sold" options={typeOptions} />}
        </ValidatedField>
        <ValidatedField name="vatPercent">
          {(field) => <Select {...field} label="VAT" options={vatOptions} />}
        </ValidatedField>
        <ValidatedField name="prescriptionLimit">
          {(field) => (
            <TextField
              {...field}
              label="Packs on one prescription"
              description="0 is no limit."
              inputMode="numeric"
              autoComplete="off"
            />
          )}
        </ValidatedField>
        <ValidatedField name="minimumStock">
          {(field) => (
            <TextField
              {...field}
              label="Safety stock"
              description="Packs that are kept and not sold."
              inputMode="numeric"
              autoComplete="off"
            />
          )}
        </ValidatedField>
      </Grid>
      <ValidatedField name="isColdChain">
        {({ value, onChange, id, name }) => (
          <Checkbox
            id={id}
            name={name}
            label="Cold chain: kept and sent at 2 to 8 °C"
            isChecked={value === 'yes'}
            onChange={(isChecked) => onChange(isChecked ? 'yes' : '')}
          />
        )}
      </ValidatedField>
      <ValidatedField name="hazards">
        {({ value, onChange }) => {
          const chosen = listIn(value);
          return (
            <Hazards>
              <legend>Hazards, for whoever picks and packs it</legend>
              {hazardNames.map((hazard) => (
                <Checkbox
                  key={hazard}
                  label={productHazards[hazard].label}
                  description={productHazards[hazard].handling}
                  isChecked={chosen.includes(hazard)}
                  onChange={(isChecked) =>
                    onChange(
                      hazardNames
                        .filter((each) => (each === hazard ? isChecked : chosen.includes(each)))
                        .join(','),
                    )
                  }
                />
              ))}
            </Hazards>
          );
        }}
      </ValidatedField>
    </Stack>
  );
}
