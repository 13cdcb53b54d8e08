import { type ComponentType, lazy } from 'react';
import { logMissingPart } from './logMissingPart.ts';

const Nothing = () => null;

/** Loads an optional part lazily; if it fails to load, the page renders without it. */
export const lazyExtra = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() };
    } catch (failure) {
      logMissingPart(failure);
      return { default: Nothing };
    }
  });
