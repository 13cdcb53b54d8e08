import { isFullyAllocated } from '@formulary/rules/allocation/allocatedPacks';
import type { Refusal } from '@formulary/rules/problems/refusal';
import { usualPrescriber } from '@formulary/rules/checkout/usualPrescriber';
import { useFocusRefusal } from '@formulary/ui/primitives/focus/useFocusRefusal';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { CheckoutPrescriptions, PrescriptionData } from './usePrescriptions.ts';
import type { useRememberedPatient } from './useRememberedPatient.ts';

interface CardsContext {
  readonly root: RefObject<HTMLElement | null>;
  readonly remembered: ReturnType<typeof useRememberedPatient>;
}

/** Tracks which prescription is open, and where the focus goes when another one opens. */
export function usePrescriptionCards(
  { prescriptions, allocation, prescribers }: PrescriptionData,
  writer: CheckoutPrescriptions['writer'],
  { root, remembered: { patient, forget } }: CardsContext,
) {
  const [openId, setOpenId] = useState<number | undefined>(() => firstIncomplete(prescriptions));
  const [takesFocus, setTakesFocus] = useState(false);
  const [isAdding, setIsAdding] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const hasBegun = useRef(false);
  const focusRefusal = useFocusRefusal(root);

  const open = (id: number | undefined) => {
    setTakesFocus(true);
    setOpenId(id);
  };

  useEffect(
    () =>
      writer.listen((outcome) => {
        const { kind } = outcome.command;
        if (kind !== 'add' && kind !== 'restore') return;
        setIsAdding(false);
        if (outcome.kind === 'refused') {
          const { command, problem } = outcome;
          const isSetFromStart = command.kind === 'add' && (command.patient ?? command.prescriber);
          // The patient or prescriber is no longer there: begin without them.
          if (problem.status === 404 && isSetFromStart) writer.change({ kind: 'add' });
          return;
        }
        const ids = outcome.state.map(({ id }) => id);
        // The first card opens without taking the focus.
        setTakesFocus(ids.length > 1);
        setOpenId(Math.max(...ids));
      }),
    [writer],
  );

  // Start with one prescription, with the whole cart available to it.
  const isEmpty = prescriptions.length === 0;
  const prescriber = usualPrescriber(prescribers, undefined);
  useEffect(() => {
    if (!isEmpty || hasBegun.current) return;
    hasBegun.current = true;
    writer.change({ kind: 'add', patient, prescriber });
    if (patient) forget();
  }, [isEmpty, writer, patient, prescriber, forget]);

  return {
    openId,
    takesFocus,
    isAdding,
    isAsked,
    toggle: (id: number) => {
      setTakesFocus(false);
      setOpenId(openId === id ? undefined : id);
    },
    openNumber: (number: number) => open(prescriptions[number - 1]?.id),
    /** Opens the next card; after the last one, focuses the next action. */
    openAfter: (id: number) => {
      const index = prescriptions.findIndex((each) => each.id === id);
      const next = prescriptions[index + 1];
      if (next) {
        open(next.id);
        return;
      }
      const part = isFullyAllocated(allocation) ? 'continue' : 'add';
      root.current?.querySelector<HTMLElement>(`[data-part="${part}"]`)?.focus();
    },
    add: () => {
      setIsAdding(true);
      writer.change({ kind: 'add' });
    },
    /** Called when Continue finds something missing: opens its card and focuses the field or the message. */
    ask: (refusals: readonly Refusal[]) => {
      setIsAsked(true);
      if (refusals[0]?.code === 'patient-required') {
        const missing = prescriptions.find(
          ({ patientId, items }) =>
            patientId === undefined && items.some(({ quantity }) => quantity > 0),
        );
        open(missing?.id);
      }
      focusRefusal();
    },
  };
}

type Prescriptions = PrescriptionData['prescriptions'];

function firstIncomplete(prescriptions: Prescriptions): number | undefined {
  const incomplete = prescriptions.find(
    ({ patientId, items }) => patientId === undefined || items.length === 0,
  );
  return (incomplete ?? prescriptions[0])?.id;
}
