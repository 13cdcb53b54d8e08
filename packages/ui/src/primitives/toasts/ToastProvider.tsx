import { type ComponentType, lazy, useMemo, useRef, useState } from 'react';
import { KeepDrawn } from '../lazy/KeepDrawn.tsx';
import { loadLazily } from '../lazy/loadLazily.ts';
import { type Schedule, schedule as realSchedule } from './schedule.ts';
import { ToastContext, type Toasts, type VisibleToast } from './useToasts.tsx';
import type { ToastRegionProps } from './ToastRegion.tsx';
import { LazySuspense } from '../lazy/LazySuspense.tsx';
import type { Elements } from '../elements.ts';

interface ToastProviderProps {
  readonly children: Elements;
  /** The clock; tests pass a fake one. */
  readonly schedule?: Schedule;
}

/** Shows plain toasts when the code of the full region fails to load. */
function PlainRegion({ toasts }: ToastRegionProps) {
  if (toasts.length === 0) return <KeepDrawn />;
  return (
    <ol aria-live="polite">
      {toasts.map(({ id, message }) => (
        <li key={id}>{message}</li>
      ))}
    </ol>
  );
}

/** Loads right after the page, before the first toast. */
const ToastRegion = lazy(async (): Promise<{ default: ComponentType<ToastRegionProps> }> => {
  try {
    return { default: (await loadLazily(() => import('./ToastRegion.tsx'))).ToastRegion };
  } catch {
    return { default: PlainRegion };
  }
});

/** Holds the toasts and shows them at the bottom right, above everything, including dialogs (spec 2.31). */
export function ToastProvider({ children, schedule = realSchedule }: ToastProviderProps) {
  const [shown, setShown] = useState<readonly VisibleToast[]>([]);
  const count = useRef(0);

  const toasts = useMemo<Toasts>(() => {
    const without = (id: string) => (all: readonly VisibleToast[]) =>
      all.filter((toast) => toast.id !== id);
    return {
      dismiss: (id) => setShown(without(id)),
      notify: ({ id: givenId, ...toast }) => {
        count.current += 1;
        const id = givenId ?? `toast-${count.current}`;
        setShown((all) => [...without(id)(all), { ...toast, id, turn: count.current }]);
        return id;
      },
    };
  }, []);

  return (
    <ToastContext value={toasts}>
      {children}
      <LazySuspense fallback={null}>
        <ToastRegion toasts={shown} onDismiss={toasts.dismiss} schedule={schedule} />
      </LazySuspense>
    </ToastContext>
  );
}
