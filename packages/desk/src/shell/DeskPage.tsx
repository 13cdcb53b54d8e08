import { LinkProvider } from '@formulary/ui/primitives/navigation/Link';
import { ToastProvider } from '@formulary/ui/primitives/toasts/ToastProvider';
import { memo, useLayoutEffect, useRef, useState } from 'react';
import { createPath } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { paths } from '../lib/screen/paths.ts';
import { followRouter } from '@formulary/client/screen/shownRouter';
import { PageTurn } from '../lib/session/deskSession.ts';
import { CoveredPage } from './cover/CoveredPage.tsx';
import type { CreateRouter } from './createRouter.ts';
import { RouterLink } from './RouterLink.tsx';

interface DeskPageProps {
  readonly turn: number;
  readonly createRouter: CreateRouter;
}

/**
 * Shows the desk of one person. While another person uses the window, it is hidden and does nothing; its router no
 * longer hears Back, and its dialogs leave the top layer. Coming back shows the same address, fields and dialogs.
 */
export const DeskPage = memo(function DeskPage({ turn, createRouter }: DeskPageProps) {
  const root = useRef<HTMLDivElement>(null);
  // Whoever comes second begins at Today, not at the record of somebody else.
  const [router] = useState(() => createRouter(turn === 0 ? undefined : paths.today));
  const isListening = useRef(true);
  useLayoutEffect(() => {
    const page = root.current;
    const forget = followRouter(router);
    if (!isListening.current) {
      router.initialize();
      const { location } = router.state;
      void router.navigate(createPath(location), { replace: true, preventScrollReset: true });
    }
    isListening.current = true;
    return () => {
      isListening.current = false;
      forget();
      router.dispose();
      // A modal dialog that stays open would make the page of the next person inert.
      for (const dialog of page?.querySelectorAll('dialog') ?? []) dialog.close();
    };
  }, [router]);
  return (
    <PageTurn value={turn}>
      <div ref={root}>
        <CoveredPage>
          <ToastProvider>
            <LinkProvider component={RouterLink}>
              <RouterProvider router={router} />
            </LinkProvider>
          </ToastProvider>
        </CoveredPage>
      </div>
    </PageTurn>
  );
});
