import { type ComponentType, lazy } from 'react';
import { logMissingPart } from './logMissingPart.ts';

const Nothing = () => null;

/** A part of the page that comes after it, and that the page stands without when it does not come. */
export const lazyExtra = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() };
    } catch (failure) {
      logMissingPart(failure);
      return { default: Nothing };
    }
  });
