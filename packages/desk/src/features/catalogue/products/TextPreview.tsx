import { productFacts } from '@formulary/rules/catalogue/productFacts';
import { FormValues } from '@formulary/ui/forms/validation/FormValues';
import { Paragraphs } from '@formulary/ui/pieces/catalogue/product/Paragraphs';
import { FactTable } from '@formulary/ui/primitives/data/FactTable';
import { Disclosure } from '@formulary/ui/primitives/disclosure/Disclosure';
import { Stack } from '@formulary/ui/primitives/layout/Stack';

/** Shows the texts of a product as the shop draws them, while they are typed. */
export function TextPreview() {
  return (
    <Disclosure label="As the shop shows it">
      <FormValues>
        {({ name = '', code = '', description = '', information = '' }) => {
          const { facts, text } = productFacts({ name, code, information });
          return (
            <Stack $gap={4}>
              <Paragraphs text={description} />
              {facts.length > 0 && <FactTable label={`About ${name}`} facts={facts} />}
              {text !== '' && <Paragraphs text={text} />}
            </Stack>
          );
        }}
      </FormValues>
    </Disclosure>
  );
}
