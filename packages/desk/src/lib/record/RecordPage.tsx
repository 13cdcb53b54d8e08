import { LookingNow } from '@formulary/ui/pieces/desk/LookingNow';
import type { Elements } from '@formulary/ui/primitives/elements';
import { Cluster } from '@formulary/ui/primitives/layout/Cluster';
import { EmptyState } from '@formulary/ui/primitives/messages/EmptyState';
import { TextLink } from '@formulary/ui/primitives/navigation/TextLink';
import type { ComponentType, ReactNode } from 'react';
import { useOnlookers } from '../http/useOnlookers.ts';
import { Screen, type ScreenProps } from '../screen/Screen.tsx';
import { Loaded, LoadedWith, type Read } from './Loaded.tsx';

interface RecordPageProps<Answer, Part> extends Pick<ScreenProps, 'actions' | 'hasLongTitle'> {
  /** Number of the record; undefined where the address has none. */
  readonly id: number | undefined;
  readonly read: Read<Answer> & { readonly error?: { readonly status?: number } | undefined };
  /** One of them, in the middle of a sentence: 'order'. */
  readonly one: string;
  /** Its title, once it is read. */
  readonly title: string | undefined;
  /** Tags and facts beside the heading. */
  readonly lead?: Elements;
  /** The list of all of them. */
  readonly all: { readonly label: string; readonly href: string };
  /** Subject of its events, which the server names with its number: 'order'. With it, the page shows who else looks. */
  readonly subject?: string;
  /** Lays the page out, below the links to the parts of its job. */
  readonly Layout?: ComponentType<ScreenProps>;
  /** Drawing for a record that does not exist. */
  readonly picture?: Elements;
  readonly height?: string;
  /** Loads code that shows the record while the server is asked. Pass a stable function. */
  readonly load?: () => Promise<Part>;
  /** Renders the record, with what `load` has loaded. */
  readonly children: (record: Answer, part: Part) => ReactNode;
}

/** Shows a record on a page of its own: its title, the way to the others, who else looks at it, and what it is. */
export function RecordPage<Answer, Part = undefined>({
  id,
  read,
  one,
  title,
  lead,
  all,
  subject,
  Layout = Screen,
  picture,
  height,
  load,
  children,
  ...head
}: RecordPageProps<Answer, Part>) {
  const names = useOnlookers(id === undefined || !subject ? undefined : `${subject} ${id}`);
  const name = one.charAt(0).toUpperCase() + one.slice(1);
  const link = <TextLink href={all.href}>{all.label}</TextLink>;
  const loaded = { read, what: `the ${one}`, ...(height !== undefined && { height }) };
  if (id === undefined || read.error?.status === 404) {
    return (
      <Layout title={name}>
        <EmptyState title={`There is no such ${one}`} picture={picture}>
          {link}
        </EmptyState>
      </Layout>
    );
  }
  return (
    <Layout
      title={title ?? name}
      lead={
        <Cluster $gap={3}>
          {link}
          {lead}
          <LookingNow names={names} />
        </Cluster>
      }
      {...head}
    >
      {load ? (
        <LoadedWith {...loaded} load={load}>
          {children}
        </LoadedWith>
      ) : (
        <Loaded {...loaded}>{(record) => children(record, undefined as Part)}</Loaded>
      )}
    </Layout>
  );
}
