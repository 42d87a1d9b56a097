export type Visitor = {
  /** What the cohort is computed from: a member's number, or a part of the browser's cookie. */
  unit: string;
  /** Distinguishes browsers with the same unit; null for a member. */
  browser: string | null;
  /** Whether a session of the visitor was verified. */
  isSignedIn: boolean;
  /** Whether the visitor's reports are evidence. They are for every member, and for one browser of each address. */
  isCounted: boolean;
};

/** A member is the same visitor on every device. */
export const memberVisitor = (member: number): Visitor => ({
  unit: String(member),
  browser: null,
  isSignedIn: true,
  isCounted: true,
});
