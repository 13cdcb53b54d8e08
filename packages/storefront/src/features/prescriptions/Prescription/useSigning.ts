import { provePresence } from '@formulary/rules/calls/accountCalls';
import { signPrescription } from '@formulary/rules/calls/prescriptionCalls';
import { checkSigning } from '@formulary/rules/prescriptions/checkSigning';
import type { Prescription } from '@formulary/rules/prescriptions/prescription';
import { notices } from '@formulary/rules/problems/notices';
import { signaturePng } from '@formulary/ui/fields/signaturePng';
import type { SigningPanelProps } from '@formulary/ui/pieces/prescriptions/SigningPanel';
import { useToasts } from '@formulary/ui/primitives/useToasts';
import { useState } from 'react';
import { ApiProblem } from '../../../lib/http/ApiProblem.ts';
import { callApi } from '../../../lib/http/http.ts';
import { sendForm } from '../../../lib/http/sendForm.ts';
import { logProblem } from '../../../lib/screen/logProblem.ts';
import { usePrescriptionsChanged } from '../usePrescriptionsChanged.ts';

/** After a signature the page is read again so much later (spec 7.48). */
const REFRESH_MS = 50;

type SigningForm = SigningPanelProps['value'];

const empty: SigningForm = {
  signature: undefined,
  isAuthorised: false,
  isBinding: false,
  password: '',
};

interface Errors {
  readonly signature?: string;
  readonly declarations?: string;
  readonly password?: string;
  readonly form?: string;
}

/** Signing a verified prescription: nothing of it is lost when it is refused (spec 5.26, 7.48). */
export function useSigning({ id, documentId, practitioner }: Prescription) {
  const [form, setForm] = useState(empty);
  const [errors, setErrors] = useState<Errors>({});
  const [isSigning, setIsSigning] = useState(false);
  const [isPasswordDue, setIsPasswordDue] = useState(false);
  const changed = usePrescriptionsChanged();
  const { notify } = useToasts();

  const send = async (signature: NonNullable<SigningForm['signature']>, document: string) => {
    setIsSigning(true);
    try {
      if (isPasswordDue) await callApi(provePresence, { body: { password: form.password } });
      const picture = new File([await signaturePng(signature)], 'signature.png', {
        type: 'image/png',
      });
      await sendForm(signPrescription, {
        body: {
          id,
          documentId: document,
          practitionerEmail: practitioner.email,
          isTyped: signature.kind === 'typed',
        },
        files: { signature: picture },
      });
      notify({ id: 'prescription', tone: 'success', message: notices.prescriptionSigned });
      globalThis.scrollTo({ top: 0 });
      setTimeout(changed, REFRESH_MS);
    } catch (problem) {
      setIsSigning(false);
      if (!(problem instanceof ApiProblem)) throw problem;
      if (problem.code === 'presence-required') setIsPasswordDue(true);
      else logProblem('The prescription was not signed', problem);
      setErrors(refusalOf(problem));
    }
  };

  const sign = async () => {
    const { signature } = form;
    const checked = checkSigning({ ...form, hasSignature: signature !== undefined });
    if (!checked.ok) {
      const { code, message } = checked.problem;
      setErrors(code === 'signature-required' ? { signature: message } : { declarations: message });
      return;
    }
    setErrors({});
    if (signature && documentId !== undefined) await send(signature, documentId);
  };

  const change = (next: SigningForm) => {
    setForm(next);
    // What was wrong is judged again when it is sent.
    if (next.signature !== form.signature) setErrors(({ signature: _old, ...others }) => others);
  };

  return { form, errors, isSigning, isPasswordDue, change, sign };
}

/** What was refused, where it can be put right. */
function refusalOf({ code, message, errors }: ApiProblem): Errors {
  if (code === 'presence-required') return { password: message };
  const { signature, password } = errors ?? {};
  if (signature === undefined && password === undefined) return { form: message };
  return {
    ...(signature === undefined ? {} : { signature }),
    ...(password === undefined ? {} : { password }),
  };
}
