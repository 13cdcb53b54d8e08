import { Checkbox } from '../../../fields/Checkbox/Checkbox.tsx';
import { TextLink } from '../../../primitives/navigation/TextLink/TextLink.tsx';

export interface TermsCheckboxProps {
  isAccepted: boolean;
  onChange: (isAccepted: boolean) => void;
  termsHref: string;
}

/** Asks the buyer to accept the terms, which open in a new tab so that the checkout keeps its state (spec 2.14). */
export function TermsCheckbox({ isAccepted, onChange, termsHref }: TermsCheckboxProps) {
  return (
    <Checkbox
      label={
        <>
          I have read and accept the{' '}
          <TextLink href={termsHref} target="_blank" rel="noopener">
            terms and conditions (opens in a new tab)
          </TextLink>
        </>
      }
      isChecked={isAccepted}
      onChange={onChange}
    />
  );
}
