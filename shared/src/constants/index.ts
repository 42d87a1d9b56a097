/** Constants of the specification, section 9. Times in milliseconds, sizes in CSS pixels. */

/** The smallest width of each size of screen. The style sheets have the same widths in em, 16 px each. */
export const breakpoints = { xs: 0, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 } as const;

/** From this width the side card and the settings list are beside the page; below it, in a panel. */
export const sideCardWidth = breakpoints.lg;

export const toastDuration = 2000;

export const chatReplyDelay = 1000;

export const demoLatency = 100;

export const transitionDuration = 300;

/** How long an action can be undone (Screens, rule 31). */
export const undoDuration = 8000;

export const dropdownMaxHeight = 240;

export const iconSize = 24;

export const currencySymbol = '$';

/** A counter warns when its text is longer than this share of the maximum. */
export const closeToLimit = 0.9;

export const summaryTasks = 3;

/** Figures of the member where the server has none. They are fixed, whatever the lists on screen contain. */
export const sampleFigures = {
  announcements: 256,
  followers: 2500,
  follows: 365,
  connections: 300,
  friends: 230,
} as const;

export const commentsAtOnce = 5;

/** Path at which the origin serves the worker that shrinks pictures (`picture-files/shrink-picture.ts`). */
export const pictureWorkerPath = '/picture-worker.js';
