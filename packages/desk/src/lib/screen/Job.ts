import type { StaffPermission } from '@formulary/rules/accounts/staffPermissions';
import type { TodayQueueName } from '@formulary/rules/today/todayQueues';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';

/** A screen at an address: `orders` or `orders/:orderId`. */
export interface JobScreen {
  readonly path: string;
  readonly load: () => Promise<ComponentType>;
  /** Instead of the job's. */
  readonly permission?: StaffPermission;
}

/** A job of staff: an entry of the navigation with the screens behind it. */
export interface Job {
  /** Its name in the navigation, the palette and the list of keys. */
  readonly title: string;
  /** Address of its first screen. */
  readonly href: string;
  /** Opens it after `g`. */
  readonly letter: string;
  /** Who sees it. */
  readonly permission: StaffPermission;
  readonly Icon: LucideIcon;
  /** Queues that the navigation counts beside its title. */
  readonly queues?: readonly TodayQueueName[];
  /** Other words by which the palette finds it. */
  readonly words?: string;
  readonly screens: readonly JobScreen[];
  /** Loads what the palette finds of this job: records by name or number. */
  readonly loadFound?: () => Promise<ComponentType<{ readonly term: string }>>;
}
