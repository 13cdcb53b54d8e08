import { LONGEST_SEARCH } from '@formulary/rules/catalogue/searchTerm';
import { Search } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { controlStyle } from '../../../fields/controlStyle.ts';
import { IconButton } from '../../../primitives/buttons/IconButton/IconButton.tsx';
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.tsx';
import { space } from '@formulary/theme/tokens';

export interface PlainSearchProps {
  /** Page that handles `?search=`. */
  action: string;
  /** Form id, for a submit button elsewhere on the page. */
  id?: string;
}

const Form = styled.form`
  display: flex;
  align-items: center;
  gap: ${space[1]};
`;

const Input = styled.input`
  ${controlStyle}
`;

/** Shows a search form that works without scripts: the browser opens the results page (spec 2.13). */
export function PlainSearch({ action, id }: PlainSearchProps) {
  const inputId = useId();
  return (
    <Form id={id} action={action} method="get">
      <VisuallyHidden as="label" htmlFor={inputId}>
        Search products
      </VisuallyHidden>
      <Input
        id={inputId}
        name="search"
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={LONGEST_SEARCH}
        placeholder="A medicine, a strength, a size"
      />
      <IconButton label="Search" type="submit">
        <Search aria-hidden />
      </IconButton>
    </Form>
  );
}
