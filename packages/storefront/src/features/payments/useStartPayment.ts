import { startPayment } from '@formulary/rules/calls/paymentCalls';
import { getOrder } from '@formulary/rules/calls/orderCalls';
import { useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import { callApi } from '../../lib/http/http.ts';
import { keys } from '../../lib/http/keys.ts';
import { logProblem } from '@formulary/client/screen/logProblem';

/**
 * Starts the payment and opens the card provider; ignores presses while one is pending. A refusal shows its reason and
 * reads the order again.
 */
export function useStartPayment(orderId: number | undefined) {
  const { mutate } = useSWRConfig();
  const isRunning = useRef(false);
  const [isStarting, setIsStarting] = useState(false);
  const [problem, setProblem] = useState<string>();

  const start = async () => {
    if (orderId === undefined || isRunning.current) return;
    isRunning.current = true;
    setIsStarting(true);
    setProblem(undefined);
    try {
      postForm(await callApi(startPayment, { body: { orderId } }));
      // The browser is leaving the page; the button stays pending.
    } catch (failure) {
      logProblem('The payment was not started', failure);
      if (!(failure instanceof ApiProblem)) throw failure;
      setProblem(failure.message);
      setIsStarting(false);
      isRunning.current = false;
      await mutate(keys.of(getOrder, { params: { id: orderId } }));
    }
  };
  return { isStarting, problem, start: () => void start() };
}

/** Form posted to another site. */
interface PostedForm {
  readonly url: string;
  readonly fields: readonly { readonly name: string; readonly value: string }[];
}

/** Navigates the browser by posting a form, which a link cannot do. */
function postForm({ url, fields }: PostedForm): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = url;
  form.hidden = true;
  for (const { name, value } of fields) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}
