/** Position in the feed after which a page begins. */
export type FeedPosition = { createdAt: Date; id: number };
