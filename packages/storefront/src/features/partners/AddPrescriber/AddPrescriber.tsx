import { addOrInvitePrescriber } from '@formulary/rules/calls/partnerCalls';
import { AddPrescriberForm } from '@formulary/ui/forms/AddPrescriberForm';
import { PrescriberAsked } from '@formulary/ui/pieces/partners/PrescriberAsked';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import { callApi } from '../../../lib/http/http.ts';
import { refusalOnFields } from '@formulary/client/http/problems/refusalOnFields';
import { useCart } from '../../carts/useCart.ts';
import { paths } from '../../../lib/screen/paths.ts';
import { RoleGate } from '../RoleGate.tsx';
import { Screen } from '../../../lib/screen/Screen.tsx';

const Narrow = styled.div`
  max-inline-size: 32rem;
`;

/** Lets a practitioner request or invite a prescriber by e-mail (spec 2.23, 5.13). */
export function AddPrescriber() {
  return (
    <RoleGate permission="choosePrescriber" title="Add a prescriber" href={paths.addPrescriber}>
      <AskPrescriber />
    </RoleGate>
  );
}

function AskPrescriber() {
  const [message, setMessage] = useState<string>();
  const { data: lines = [] } = useCart();
  const isAwaited = lines.some(({ isPrescription }) => isPrescription);
  const ask = async ({ email }: { readonly email: string }) => {
    try {
      setMessage((await callApi(addOrInvitePrescriber, { body: { email } })).message);
    } catch (problem) {
      if (problem instanceof ApiProblem) return refusalOnFields(problem, ['email']);
      throw problem;
    }
    return undefined;
  };
  return (
    <Screen
      title="Add a prescriber"
      heading="Add a prescriber"
      lead="A partner prescriber completes and signs the prescriptions for your orders."
      breadcrumbs={[
        { label: 'Shop', href: paths.categories() },
        { label: 'My Prescribers', href: paths.prescribers },
        { label: 'Add a prescriber', href: paths.addPrescriber },
      ]}
    >
      {message === undefined ? (
        <Narrow>
          <AddPrescriberForm onSubmit={ask} />
        </Narrow>
      ) : (
        <PrescriberAsked
          message={message}
          prescribersHref={paths.prescribers}
          categoriesHref={paths.categories()}
          checkoutHref={isAwaited ? paths.checkout : undefined}
          onAddAnother={() => setMessage(undefined)}
        />
      )}
    </Screen>
  );
}
