import { type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect } from 'storybook/test';

interface PieceProps {
  readonly onTaken?: (isTaken: true) => void;
  readonly children: ReactNode;
}

function Piece({ onTaken, children }: PieceProps) {
  useEffect(() => onTaken?.(true), [onTaken]);
  return children;
}

interface Sent {
  /** Hydrates the piece, as happens once scripts load; the server HTML must match what React renders. */
  readonly takeOver: () => Promise<void>;
  readonly remove: () => void;
}

/** Puts a piece into a page as server-rendered HTML: readable and editable before any script runs. */
export function sendFirst(canvas: HTMLElement, piece: ReactNode): Sent {
  const place = document.createElement('div');
  const html = renderToString(<Piece>{piece}</Piece>);
  place.append(document.createRange().createContextualFragment(html));
  canvas.append(place);
  let end: (() => void) | undefined;
  const takeOver = async () => {
    const faults: unknown[] = [];
    const { promise, resolve } = Promise.withResolvers<true>();
    const root = hydrateRoot(place, <Piece onTaken={resolve}>{piece}</Piece>, {
      onRecoverableError: (fault) => faults.push(fault),
    });
    end = () => root.unmount();
    await promise;
    await expect(faults).toEqual([]);
  };
  const remove = () => {
    end?.();
    place.remove();
  };
  return { takeOver, remove };
}
