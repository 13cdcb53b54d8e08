import type { Profile } from '@formulary/rules/accounts/profile';
import { brand } from '@formulary/rules/brand/brand';
import { formatDay } from '@formulary/rules/dates/day';
import { londonDay } from '@formulary/rules/dates/londonTime';
import { declarations } from '@formulary/rules/prescriptions/signing/declarations';
import { templateFields } from '@formulary/rules/prescriptions/templateFields';
import { fullName } from '@formulary/rules/text/fullName';
import { Printer } from 'lucide-react';
import { Alert } from '../../../primitives/messages/Alert/Alert.tsx';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { FactList } from '../../../primitives/data/FactList/FactList.tsx';
import { TextLink } from '../../../primitives/navigation/TextLink/TextLink.tsx';
import {
  BlankRows,
  Declarations,
  Head,
  Lines,
  OnScreen,
  ReturnTo,
  Sheet,
} from './PrescriptionTemplate.styles.ts';

export interface PrescriptionTemplateProps {
  prescriber: Pick<
    Profile,
    'firstName' | 'lastName' | 'street' | 'postcode' | 'registrationNumber'
  >;
  /** Current time, for the date in the UK. */
  now: Date;
  /** Page to fill in a missing detail. */
  accountHref: string;
  /** Opens the browser's print dialog. */
  onPrint: () => void;
}

const { columns, rows } = templateFields.items;
const rowNumbers = Array.from({ length: rows }, (_, at) => at);

/**
 * Shows a private prescription to print and fill in by hand. The prescriber's details are filled in, the rest is blank
 * (spec 2.21).
 */
export function PrescriptionTemplate({
  prescriber,
  now,
  accountHref,
  onPrint,
}: PrescriptionTemplateProps) {
  const values = [
    fullName(prescriber),
    prescriber.street,
    prescriber.postcode,
    prescriber.registrationNumber ?? '',
    formatDay(londonDay(now)),
  ];
  const details = templateFields.prescriber.map((term, at) => [term, values[at] ?? ''] as const);
  const missing = details.filter(([, value]) => value.trim() === '').map(([term]) => term);
  return (
    <>
      <OnScreen $gap={6}>
        <Head>
          <div>
            <h1 tabIndex={-1}>Prescription Template</h1>
            <p>One A4 page with your details, to be filled in and signed by hand.</p>
          </div>
          <Button variant="primary" onClick={onPrint}>
            <Printer aria-hidden /> Print
          </Button>
        </Head>
        {missing.length > 0 && (
          <Alert tone="warning" title={`Not in your account yet: ${missing.join(', ')}`}>
            Add it in your <TextLink href={accountHref}>account details</TextLink>, or write it on
            the printed page.
          </Alert>
        )}
      </OnScreen>
      <Sheet aria-labelledby="template-title">
        <h2 id="template-title">Private prescription</h2>
        <FactList facts={details} />
        {missing.length > 0 && (
          <Lines aria-label="Your details still to write">
            {missing.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </Lines>
        )}
        <section>
          <h3>Patient</h3>
          <Lines>
            {templateFields.patient.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </Lines>
        </section>
        <BlankRows aria-label="Items">
          <colgroup>
            {columns.map((column) => (
              <col key={column} />
            ))}
          </colgroup>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rowNumbers.map((row) => (
              <tr key={row}>
                {columns.map((column) => (
                  <td key={column}>&nbsp;</td>
                ))}
              </tr>
            ))}
          </tbody>
        </BlankRows>
        <section>
          <h3>Declarations</h3>
          <Declarations>
            {Object.values(declarations).map((declaration) => (
              <li key={declaration}>{declaration}</li>
            ))}
          </Declarations>
        </section>
        <Lines aria-label="To sign">
          {templateFields.signature.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </Lines>
        <ReturnTo>{`Send the signed original to ${brand.address.join(', ')}.`}</ReturnTo>
      </Sheet>
    </>
  );
}
