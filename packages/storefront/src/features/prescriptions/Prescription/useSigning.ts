import { provePresence } from '@formulary/rules/calls/sessionCalls';
import { listPasskeys } from '@formulary/rules/calls/passkeyCalls';
import { signPrescription } from '@formulary/rules/calls/prescriptionCalls';
import { londonDay } from '@formulary/rules/dates/londonTime';
import { signingFaults } from '@formulary/rules/prescriptions/signing/signing';
import type { Prescription } from '@formulary/rules/prescriptions/prescription';
import { notices } from '@formulary/rules/problems/notices';
import { signaturePng } from '@formulary/ui/fields/signaturePng';
import type { SigningPanelProps } from '@formulary/ui/pieces/signing/SigningPanel';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { useFocusRefusal } from '@formulary/ui/primitives/focus/useFocusRefusal';
import { useRef, useState } from 'react';
import { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import { callApi } from '../../../lib/http/http.ts';
import { sendForm } from '../../../lib/http/files/sendForm.ts';
import { runAfter } from '../../../lib/changes/runAfter.ts';
import { logProblem } from '@formulary/client/screen/logProblem';
import { useRead } from '../../../lib/http/useRead.ts';
import { signWithPasskey } from './signWithPasskey.ts';
import { useDrawnSignature } from './drawnSignature.ts';
import { parseConsultationDay } from './parseConsultationDay.ts';
import { usePrescriptionsChanged } from '../usePrescriptionsChanged.ts';

/** Delay in ms before the page is read again after signing (spec 7.48). */
const REFRESH_MS = 50;

type SigningForm = SigningPanelProps['value'];

const empty: SigningForm = {
  signature: undefined,
  isAuthorised: false,
  isBinding: false,
  password: '',
  consultation: '',
};

interface Errors {
  readonly signature?: string;
  readonly declarations?: string;
  readonly password?: string;
  readonly consultation?: string;
  readonly form?: string;
}

/** Manages signing a verified prescription; a refusal keeps all input (spec 5.26, 7.48). */
export function useSigning(prescription: Prescription) {
  const { id, documentId, practitioner, prescriberId } = prescription;
  const { isConsultationRequired = false } = prescription;
  const [form, setForm] = useState(empty);
  const [errors, setErrors] = useState<Errors>({});
  const [isSigning, setIsSigning] = useState(false);
  const [isPasswordDue, setIsPasswordDue] = useState(false);
  const { data: passkeys } = useRead(listPasskeys, {});
  const hasPasskey = (passkeys?.length ?? 0) > 0;
  const saveDrawn = useDrawnSignature(({ save }) => save);
  const changed = usePrescriptionsChanged();
  const { notify } = useToasts();
  const panel = useRef<HTMLElement>(null);
  const focusRefusal = useFocusRefusal(panel);
  const refuse = (refused: Errors) => {
    setErrors(refused);
    focusRefusal();
  };

  const send = async (
    signature: NonNullable<SigningForm['signature']>,
    document: string,
    consultedOn: string | undefined,
    isWithPasskey = hasPasskey,
  ): Promise<void> => {
    setIsSigning(true);
    try {
      const passkeyResponse = isWithPasskey ? await signWithPasskey(id) : undefined;
      if (isWithPasskey && passkeyResponse === undefined) {
        setIsSigning(false);
        refuse({ form: notices.passkeyNotUsed });
        return;
      }
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
          ...(consultedOn === undefined ? {} : { consultedOn }),
          ...(passkeyResponse === undefined ? {} : { passkeyResponse }),
        },
        files: { signature: picture },
      });
      saveDrawn(prescriberId, signature);
      notify({ id: 'prescription', tone: 'success', message: notices.prescriptionSigned });
      globalThis.scrollTo({ top: 0 });
      runAfter(REFRESH_MS, changed);
    } catch (problem) {
      setIsSigning(false);
      if (!(problem instanceof ApiProblem)) throw problem;
      // A passkey was registered after this page loaded.
      if (problem.code === 'passkey-required' && !isWithPasskey) {
        await send(signature, document, consultedOn, true);
        return;
      }
      if (problem.code === 'presence-required') setIsPasswordDue(true);
      else logProblem('The prescription was not signed', problem);
      refuse(refusalOf(problem));
    }
  };

  const sign = async () => {
    const { signature } = form;
    const faults = signingFaults({ ...form, hasSignature: signature !== undefined });
    const today = londonDay(new Date());
    const consulted = parseConsultationDay(form.consultation, isConsultationRequired, today);
    const refused = consulted.ok ? faults : { ...faults, consultation: consulted.problem };
    if (!consulted.ok || Object.keys(faults).length > 0) {
      refuse(refused);
      return;
    }
    setErrors({});
    if (signature && documentId !== undefined) await send(signature, documentId, consulted.value);
  };

  /** Merges into the newest values: a key may follow a stroke before the page is drawn again. */
  const change = (values: Partial<SigningForm>) => {
    setForm((before) => ({ ...before, ...values }));
    // Clears the error of a changed field; sending validates it again.
    if ('signature' in values) setErrors(({ signature: _old, ...others }) => others);
    if ('consultation' in values) setErrors(({ consultation: _old, ...others }) => others);
  };

  return {
    panel,
    form,
    errors,
    isSigning,
    isPasswordDue,
    isConsultationRequired,
    hasPasskey,
    change,
    sign,
  };
}

/** Maps a refusal to the fields of the form. */
function refusalOf({ code, message, errors }: ApiProblem): Errors {
  if (code === 'presence-required') return { password: message };
  const { signature, password, consultedOn: consultation } = errors ?? {};
  const known = [signature, password, consultation];
  if (known.every((each) => each === undefined)) return { form: message };
  return {
    ...(signature === undefined ? {} : { signature }),
    ...(password === undefined ? {} : { password }),
    ...(consultation === undefined ? {} : { consultation }),
  };
}
