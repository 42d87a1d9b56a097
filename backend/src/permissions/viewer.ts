/** Who reads what others wrote. Repositories require one, so that a query that forgets it does not compile. */
export class Viewer {
  // Makes the type nominal.
  readonly #isViewer = true;

  private constructor(
    /** Null for somebody who is signed out. */
    readonly memberId: number | null,
    /** Reads everything: see `delivery`. */
    readonly seesAll = false,
  ) {}

  /** The member of a session, or of an event log. */
  static member(memberId: number): Viewer {
    return new Viewer(memberId);
  }

  /** Somebody without a session, who can use the two calls that the specification makes public. */
  static readonly signedOut = new Viewer(null);

  /**
   * Somebody without relations, not even to themselves. Only for the preview of one's own profile: with other
   * profiles, it would show what a block hides.
   */
  static readonly stranger = new Viewer(0);

  /** Reads everything, for what is delivered to many members and filtered for each by `readRecipients`. Not for anything else. */
  static readonly delivery = new Viewer(null, true);

  is(memberId: number | null): boolean {
    return this.#isViewer && memberId !== null && this.memberId === memberId;
  }
}
