import { logLoadFailure } from '@formulary/client/screen/logProblem';
import { LazyLoad } from '@formulary/ui/primitives/lazy/LazyLoad';
import type { ComponentType, ReactNode } from 'react';

/**
 * Returns a component whose code loads when it is first shown. Until then it shows `placeholder`; on a failure, what it
 * failed to load and a button to try again. `what` is in the middle of a sentence: 'the form'.
 */
export function lazyPart<Props extends object>(
  what: string,
  load: () => Promise<ComponentType<Props>>,
  placeholder?: ReactNode,
): ComponentType<Props> {
  return function LazyPart(props: Props) {
    return (
      <LazyLoad load={load} what={what} placeholder={placeholder} onFailed={logLoadFailure}>
        {(Part) => <Part {...props} />}
      </LazyLoad>
    );
  };
}
