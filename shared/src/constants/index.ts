/** Business constants and limits of the specification, section 9: the one place where each of them stands. */

export { maxCoverBytes, maxProfilePictureBytes } from '../contracts/wire/limits.ts';

/** Smallest width of each breakpoint, in CSS pixels. The style sheets write the same widths in em, 16 px each. */
export const breakpoints = { xs: 0, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 } as const;

/** From this width, in CSS pixels, the side card and the settings list stand beside the page; below, in a panel. */
export const sideCardWidth = breakpoints.lg;

/** How long a toast shows unless told otherwise, in milliseconds. */
export const toastDuration = 2000;

/** How long a simulated contact takes to reply, in milliseconds. */
export const chatReplyDelay = 1000;

/** How long sample data takes to arrive, in milliseconds. */
export const demoLatency = 100;

/** Fades and collapses, in milliseconds. */
export const transitionDuration = 300;

/** How long what was hidden, removed or left can be taken back, in milliseconds (screens, rule 31). */
export const undoDuration = 8000;

/** Largest height of a drop-down list, in CSS pixels. */
export const dropdownMaxHeight = 240;

/** Side of an icon unless told otherwise, in CSS pixels. */
export const iconSize = 24;

/** Sign of every price. */
export const currencySymbol = '$';

/** Longest texts of the company form, in UTF-16 units as a text field counts them. */
export const maxLengths = {
  companyName: 255,
  website: 255,
  email: 255,
  phone: 20,
  neighborhood: 100,
  description: 500,
} as const;

/** A text is close to its limit, and its counter warns, when it is longer than this share of it. */
export const closeToLimit = 0.9;

/** So a description longer than this, in UTF-16 units, is close to its limit. */
export const descriptionWarning = 450;

/** Most tasks of the latest job that its summary shows. */
export const summaryTasks = 3;

/** Counters on sample data; they never follow what is on the screen. */
export const sampleBadges = { connections: 300, friends: 230 } as const;

/** How many comments a thread shows at first and adds at a time. */
export const commentsAtOnce = 5;
