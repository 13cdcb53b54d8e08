import { type RefObject, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { media } from '@formulary/theme/media';
import { space } from '@formulary/theme/tokens';
import type { Schedule } from './schedule.ts';
import { Toast } from './Toast.tsx';
import type { VisibleToast } from './useToasts.tsx';
import { loadLazily } from '../lazy/loadLazily.ts';

export interface ToastRegionProps {
  readonly toasts: readonly VisibleToast[];
  readonly onDismiss: (id: string) => void;
  readonly schedule: Schedule;
}

const Root = styled.section`
  position: fixed;
  inset-block: auto ${space[4]};
  inset-inline: auto ${space[4]};
  inline-size: min(24rem, 100vw - 2 * ${space[4]});
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  overflow: visible;
  pointer-events: none;

  ol {
    display: grid;
    gap: ${space[3]};
  }

  ${media.low} {
    max-block-size: calc(100dvb - 2 * ${space[4]});
    overflow-y: auto;
  }

  ${media.print} {
    display: none;
  }
`;

/** Puts the region into the browser's top layer, and again above a dialog that opened later. */
function raise(region: HTMLElement, count: number) {
  const isOpen = region.matches(':popover-open');
  const isCovered = count > 0 && document.querySelector('dialog:modal') !== null;
  if (isOpen && !isCovered) return;
  if (isOpen) region.hidePopover();
  region.showPopover();
}

/**
 * Shows the toasts at the bottom right, or just above a control that is likely used next. F6 moves the focus there and
 * back, so that keyboard users can reach an action in time.
 */
export function ToastRegion({ toasts, onDismiss, schedule }: ToastRegionProps) {
  const ref = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element | null>(null);
  useKeepToastsClear(ref, toasts.length > 0);

  useEffect(() => {
    if (ref.current) raise(ref.current, toasts.length);
  }, [toasts.length]);

  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const region = ref.current;
      if (event.key !== 'F6' || !region || toasts.length === 0) return;
      event.preventDefault();
      if (region.contains(document.activeElement)) {
        if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
      } else {
        cameFrom.current = document.activeElement;
        region.querySelector('button')?.focus();
      }
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [toasts.length]);

  return (
    <Root ref={ref} aria-label="Notifications (F6)" popover="manual">
      <ol aria-live="polite" aria-relevant="additions">
        {toasts.map((toast) => (
          <Toast
            key={`${toast.id} ${toast.turn}`}
            toast={toast}
            onDismiss={() => onDismiss(toast.id)}
            schedule={schedule}
          />
        ))}
      </ol>
    </Root>
  );
}

/**
 * Keeps toasts clear of the controls likely used next while there are any. It loads the code with the first toast; if
 * that fails, toasts stay at the bottom.
 */
function useKeepToastsClear(ref: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const region = ref.current;
    if (!region || !isShown) return undefined;
    const started = loadLazily(() => import('./keepToastsClear.ts')).then(
      ({ keepToastsClear }) => keepToastsClear(region),
      () => undefined,
    );
    return () => void started.then((end) => end?.());
  }, [ref, isShown]);
}
