import { logLoadFailure } from '@formulary/client/screen/logProblem';
import { LazyLoad } from '@formulary/ui/primitives/lazy/LazyLoad';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { Skeleton } from '@formulary/ui/primitives/loading/Skeleton';
import type { ReactNode } from 'react';

/** What SWR knows of an answer. */
export interface Read<Answer> {
  readonly data?: Answer | undefined;
  readonly error?: unknown;
  readonly isValidating: boolean;
  readonly mutate: () => Promise<unknown>;
}

interface LoadedProps<Answer> {
  readonly read: Read<Answer>;
  /** What is read, in the middle of a sentence: 'the order'. */
  readonly what: string;
  /** Room that is kept until it is there. */
  readonly height?: string;
  /** Renders what was read; it stays while a later read fails. */
  readonly children: (answer: Answer) => ReactNode;
}

/** Shows an answer once it is read: a skeleton before, and a button to try again if it fails. */
export function Loaded<Answer>({ read, what, height = '24rem', children }: LoadedProps<Answer>) {
  const { data, error, isValidating, mutate } = read;
  if (data !== undefined) return children(data);
  if (error === undefined) return <Skeleton $height={height} />;
  return <LoadFailed what={what} isRetrying={isValidating} onRetry={() => void mutate()} />;
}

interface LoadedWithProps<Answer, Part> extends Omit<LoadedProps<Answer>, 'children'> {
  /** Loads the code that shows the answer. Pass a stable function. */
  readonly load: () => Promise<Part>;
  readonly children: (answer: Answer, part: Part) => ReactNode;
}

/** Shows an answer like `Loaded`, with code that loads while the server is asked. */
export function LoadedWith<Answer, Part>({
  load,
  height = '24rem',
  children,
  ...loaded
}: LoadedWithProps<Answer, Part>) {
  return (
    <LazyLoad
      load={load}
      what="the form"
      placeholder={<Skeleton $height={height} />}
      onFailed={logLoadFailure}
    >
      {(part) => (
        <Loaded {...loaded} height={height}>
          {(answer) => children(answer, part)}
        </Loaded>
      )}
    </LazyLoad>
  );
}

/** Returns two answers as one: read once both are, failed if one is. */
export function readBoth<First, Second, Failure>(
  first: Read<First> & { readonly error?: Failure },
  second: Read<Second> & { readonly error?: Failure },
): Read<readonly [First, Second]> & { readonly error: Failure | undefined } {
  const isRead = first.data !== undefined && second.data !== undefined;
  return {
    data: isRead ? [first.data, second.data] : undefined,
    error: first.error ?? second.error,
    isValidating: first.isValidating || second.isValidating,
    mutate: () => Promise.all([first.mutate(), second.mutate()]),
  };
}
