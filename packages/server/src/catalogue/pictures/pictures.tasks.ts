import { type RemovalContext, removalTask } from '../../platform/jobs/removalTask.ts';
import type { Task } from '../../platform/jobs/Task.ts';
import { deleteUnchosenPictures } from './productPictures.queries.ts';

/** A form that stays open for longer asks for its picture again. */
const KEPT_FOR_MS = 30 * 86_400_000;
/** A picture takes up to 2.5 MB. */
const MOST_AT_ONCE = 200;

/** Background task of pictures: removes those that nobody chose for a product within 30 days. */
export function pictureTasks(context: RemovalContext): readonly Task[] {
  return [
    removalTask(
      'remove-unchosen-pictures',
      (trx, now, most) => deleteUnchosenPictures(trx, new Date(+now - KEPT_FOR_MS), most),
      context,
      MOST_AT_ONCE,
    ),
  ];
}
