import { type ComponentType, lazy } from 'react';
import { logLoadFailure } from './logProblem.ts';

const Nothing = () => null;

/** Loads an optional component lazily; if it fails to load, the page renders without it. */
export const lazyOptional = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() };
    } catch (failure) {
      logLoadFailure(failure);
      return { default: Nothing };
    }
  });
