import { LookingNow } from '@formulary/ui/pieces/desk/LookingNow';
import { SidePanel, type SidePanelProps } from '@formulary/ui/pieces/desk/SidePanel';
import type { Elements } from '@formulary/ui/primitives/elements';
import { Cluster } from '@formulary/ui/primitives/layout/Cluster';
import { TextLink } from '@formulary/ui/primitives/navigation/TextLink';
import type { ReactNode } from 'react';
import { useOnlookers } from '../http/useOnlookers.ts';
import { Loaded, type Read } from './Loaded.tsx';

/** Props of the SidePanel beside a list, which the list gives. */
export type Beside = Pick<SidePanelProps, 'subjectKey' | 'width' | 'onResize' | 'onClose'>;

interface RecordPanelProps<Answer> {
  readonly beside: Beside;
  readonly read: Read<Answer>;
  /** One of them, in the middle of a sentence: 'order'. */
  readonly one: string;
  readonly title: string;
  /** Tags and links beside the heading, once it is read. */
  readonly aside?: Elements;
  /** Its page. */
  readonly href?: string;
  /** Subject of its events, which the server names with its number: 'order'. With it, the panel shows who else looks. */
  readonly subject?: string;
  /** Buttons that stay in view. */
  readonly actions?: Elements;
  /** Renders the record. */
  readonly children: (record: Answer) => ReactNode;
}

/** Shows a record beside the list that it is in, with the way to its page and who else looks at it. */
export function RecordPanel<Answer>({
  beside,
  read,
  one,
  title,
  aside,
  href,
  subject,
  actions,
  children,
}: RecordPanelProps<Answer>) {
  const names = useOnlookers(subject && `${subject} ${beside.subjectKey}`);
  return (
    <SidePanel
      {...beside}
      title={title}
      aside={
        read.data !== undefined && (
          <Cluster $gap={2}>
            {aside}
            {href !== undefined && <TextLink href={href}>Open as a page</TextLink>}
            <LookingNow names={names} />
          </Cluster>
        )
      }
      actions={actions}
    >
      <Loaded read={read} what={`the ${one}`}>
        {children}
      </Loaded>
    </SidePanel>
  );
}
