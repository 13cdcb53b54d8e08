import { KeepDrawn } from '@formulary/ui/primitives/lazy/KeepDrawn';
import { type ComponentType, lazy } from 'react';
import { logLoadFailure } from './logProblem.ts';

/**
 * Loads an optional component lazily; if it fails to load, the page keeps what the server drew of it, or renders without
 * it.
 */
export const lazyOptional = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() };
    } catch (failure) {
      logLoadFailure(failure);
      return { default: KeepDrawn };
    }
  });
