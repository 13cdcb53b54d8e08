import { describeDeskPaper, openDeskPaper } from '@formulary/rules/calls/desk/deskCustomerCalls';
import { paperLabel, type CustomerPaper } from '@formulary/rules/customers/deskCustomer';
import { formatMoment } from '@formulary/rules/dates/timeOfDay';
import { useNow } from '@formulary/client/screen/useNow';
import { callUrl } from '@formulary/client/http/callUrl';
import { space } from '@formulary/theme/tokens';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { Cluster } from '@formulary/ui/primitives/layout/Cluster';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { Skeleton } from '@formulary/ui/primitives/loading/Skeleton';
import { EmptyState } from '@formulary/ui/primitives/messages/EmptyState';
import { FileQuestion } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { callDesk } from '../../lib/http/callDesk.ts';
import { withFreshProof } from '../../lib/http/freshProof.ts';
import { lazyPart } from '../../lib/screen/lazyPart.tsx';
import { useDeskSession } from '../../lib/session/deskSession.ts';
import { useStaffCan } from '../../lib/session/useStaffCan.ts';

interface CustomerPapersProps {
  readonly papers: readonly CustomerPaper[];
  /** Whose they are, for the names of the pictures. */
  readonly name: string;
}

const FileViewer = lazyPart(
  'the document',
  async () => (await loadLazily(() => import('@formulary/ui/pieces/desk/FileViewer'))).FileViewer,
  <Skeleton $height="100%" />,
);

const Viewer = styled.div`
  block-size: min(44rem, 80vb);
  margin-block-start: ${space[2]};
`;

const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1024).toLocaleString('en-GB')} kB`;

/** What is open: a document, once the server has said how many pages it has. */
interface Opened {
  readonly paper: CustomerPaper;
  readonly pages: number;
  readonly page: number;
  /** When it was opened. */
  readonly at: Date;
  readonly isFailed: boolean;
}

/**
 * Lists the documents of a registration and shows one of them, page by page. Each press opens one, which is recorded
 * with the name of whoever looks.
 */
export function CustomerPapers({ papers, name }: CustomerPapersProps) {
  const now = useNow();
  const canSee = useStaffCan('seePapers');
  const person = useDeskSession((session) => session.person);
  const [opened, setOpened] = useState<Opened>();
  const open = async (paper: CustomerPaper) => {
    const described = await withFreshProof(() =>
      callDesk(describeDeskPaper, { params: { id: paper.id } }),
    ).catch(() => undefined);
    setOpened({
      paper,
      pages: described?.pages ?? 1,
      page: 1,
      at: now,
      isFailed: described === undefined,
    });
  };
  if (papers.length === 0) {
    return (
      <EmptyState title="No documents" picture={<FileQuestion aria-hidden />}>
        An applicant who is asked for documents gets a link to upload them.
      </EmptyState>
    );
  }
  return (
    <Stack $gap={3}>
      <Cluster as="ul" $gap={2} aria-label="Documents">
        {papers.map((paper) => (
          <li key={paper.id}>
            <Button isSmall isDisabled={!canSee} onClick={() => void open(paper)}>
              {[
                paperLabel(paper.kind),
                ...(paper.replacedAt ? ['replaced'] : []),
                ...(opened?.paper.id === paper.id ? ['open'] : []),
              ].join(', ')}
            </Button>
          </li>
        ))}
      </Cluster>
      {!canSee && <p>Your role does not open identity documents.</p>}
      {canSee && !opened && <p>Nothing is open. Each opening is recorded with your name.</p>}
      {opened && (
        <>
          <p>
            {[
              kilobytes(opened.paper.size),
              `received ${formatMoment(opened.paper.receivedAt)}`,
              ...(opened.paper.replacedAt
                ? [`replaced ${formatMoment(opened.paper.replacedAt)}`]
                : []),
            ].join(', ')}
          </p>
          <Viewer>
            <FileViewer
              title={`${paperLabel(opened.paper.kind)} of ${name}`}
              src={callUrl(openDeskPaper, {
                params: { id: opened.paper.id },
                query: { page: opened.page },
              })}
              kind="picture"
              watermark={`${person?.name ?? ''}, ${formatMoment(opened.at)}`}
              {...(opened.pages > 1
                ? {
                    pages: {
                      page: opened.page,
                      count: opened.pages,
                      onPage: (page: number) => setOpened({ ...opened, page, at: now }),
                    },
                  }
                : {})}
              isFailed={opened.isFailed}
              onRetry={() => void open(opened.paper)}
            />
          </Viewer>
        </>
      )}
    </Stack>
  );
}
