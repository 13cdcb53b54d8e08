import { type ComponentType, lazy } from 'react';
import { logMissingPart } from './logMissingPart.ts';

const Nothing = () => null;

/** A part of the page that comes after it, and that the page stands without when it does not come. */
export const lazyExtra = (load: () => Promise<ComponentType>) =>
  lazy(async (): Promise<{ default: ComponentType }> => {
    try {
      return { default: await load() };
    } catch (failure) {
      logMissingPart(failure);
      return { default: Nothing };
    }
  });
