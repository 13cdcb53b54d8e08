import { productFacts } from '@formulary/rules/catalogue/productFacts';
import { FactTable } from '@formulary/ui/primitives/data/FactTable';
import { Disclosure } from '@formulary/ui/primitives/disclosure/Disclosure';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { Paragraphs } from '@formulary/ui/pieces/catalogue/product/Paragraphs';
import { useFormState } from 'react-final-form';
import type { TypedProduct } from './productForm.ts';

/** Shows the texts of a product as the shop draws them, while they are typed. */
export function TextPreview() {
  const { values } = useFormState<Partial<TypedProduct>>({ subscription: { values: true } });
  const { name = '', code = '', description = '', information = '' } = values;
  const { facts, text } = productFacts({ name, code, information });
  return (
    <Disclosure label="As the shop shows it">
      <Stack $gap={4}>
        <Paragraphs text={description} />
        {facts.length > 0 && <FactTable label={`About ${name}`} facts={facts} />}
        {text !== '' && <Paragraphs text={text} />}
      </Stack>
    </Disclosure>
  );
}
