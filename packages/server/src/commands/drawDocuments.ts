import { loadFonts } from '../platform/paper/fontFiles.ts';
import type { PaperWork } from '../platform/paper/paperWorkers.ts';
import { dropRootPrivileges } from '../platform/process/dropRootPrivileges.ts';
import { unprivilegedUser } from '../platform/process/unprivilegedUser.ts';
import { serveTasks, type Tasks } from '../platform/workers/serveTasks.ts';

/** Loads the code that draws documents, that draws and seals them, or that draws pages of what was uploaded. */
async function tasksOf(work: PaperWork): Promise<Tasks> {
  if (work === 'viewing') {
    const { countPages, drawPage } = await import('../platform/paper/drawPages.ts');
    return { 'count-pages': countPages, 'draw-page': drawPage };
  }
  const { drawPrescription } = await import('../prescriptions/document/drawPrescription.ts');
  if (work === 'drawing') {
    const { drawInvoice } = await import('../invoices/drawInvoice.ts');
    return { 'draw-prescription': drawPrescription, 'draw-invoice': drawInvoice };
  }
  const { drawSealed } = await import('../prescriptions/document/drawSealed.ts');
  return { 'seal-prescription': drawSealed };
}

/** Draws or seals documents for the server. Loads all code and fonts and gives up root before the first. */
const tasks = await tasksOf(process.argv[2] as PaperWork);
if (process.argv[2] !== 'viewing') loadFonts();
if (process.getuid?.() === 0) dropRootPrivileges(unprivilegedUser());
serveTasks(tasks);
