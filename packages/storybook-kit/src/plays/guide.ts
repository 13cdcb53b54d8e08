import type { KeyRow } from './keyboard.ts';

/** A screen of the shop, as its stories are titled under Screens. */
export type ScreenName =
  | 'Every screen'
  | 'Home'
  | 'Categories'
  | 'Products'
  | 'Product'
  | 'Cart'
  | 'Quick order'
  | 'Lists'
  | 'List'
  | 'Checkout'
  | 'Orders'
  | 'Payment'
  | 'Order'
  | 'Prescription template'
  | 'Prescriptions'
  | 'Check a prescription'
  | 'Confirm signature'
  | 'Prescription'
  | 'Patients'
  | 'Add patient'
  | 'My Prescribers'
  | 'Add prescriber'
  | 'Invitation'
  | 'My Practitioners'
  | 'Profile'
  | 'Login'
  | 'Sign up'
  | 'Forgot password'
  | 'Reset password'
  | 'Confirm email'
  | 'Documents'
  | 'Contact us'
  | 'Resources'
  | 'FAQs'
  | 'About us'
  | 'How to order'
  | 'Terms and conditions'
  | 'Privacy policy'
  | 'Delivery policy';

/**
 * Content of a component's docs page beyond its docblock, states and props, set as
 * `parameters: { guide: { … } satisfies Guide }`. Include only sections that help; leave out what would repeat others.
 */
export interface Guide {
  /** Situations in which to use it. */
  readonly useFor?: readonly string[];
  /** Situations in which to use something else, and what. */
  readonly useNot?: readonly string[];
  /**
   * Its parts as a designer names them, in reading order, each with its purpose: two to seven. Omit it for components
   * with one visible part (an icon, a tag, a bar), repeated items, or placeholders. `where` finds a part in the story
   * `drawnIn`, which fails if it cannot: a selector (`tfoot`), text (`"In stock"`), or both (`dt "Delivery"`). A part
   * without `where` appears only in another state.
   */
  readonly anatomy?: readonly (readonly [part: string, job: string, where?: string])[];
  /**
   * Export of the story that shows most parts; the docs page draws it with numbered marks. It is drawn before its play;
   * one tagged `played`, or not inline, is drawn in a frame after its play.
   */
  readonly drawnIn?: string;
  /** Keys, their effects and the checks that press them; the story named Keyboard runs them with `pressAlong`. */
  readonly keyboard?: readonly KeyRow[];
  /** What a screen reader says, in order. */
  readonly screenReader?: readonly string[];
  /** How to write its texts. */
  readonly content?: readonly string[];
  readonly do?: readonly string[];
  readonly dont?: readonly string[];
  /** Screens that use it; for a future screen, the one it was made for. */
  readonly usedBy?: readonly ScreenName[];
}
