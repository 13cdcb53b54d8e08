import { UnbrokenText } from '@formulary/ui/pieces/catalogue/product/UnbrokenText';

/** Shows the name of a product in a table, with its doses whole. */
export const productName = ({ name }: { readonly name: string }) => (
  <UnbrokenText isName>{name}</UnbrokenText>
);
