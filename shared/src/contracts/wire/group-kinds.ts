/** Who may join a group and read its content: everybody, or whoever its members have admitted. */
export const groupTypes = ['Private', 'Public'] as const;

/** Lists of groups: those of the member, and three selections for the member. */
export const groupTabs = ['mine', 'suggested', 'popular', 'more'] as const;

/** By name, by age or by the last publication, the newest first, or in the order of suggestion. */
export const groupSorts = ['alpha', 'recent', 'active', 'suggested'] as const;

export const memberships = ['member', 'requested', 'none'] as const;

/** What a member may do in a group, apart from joining it. */
export const groupActs = ['write', 'invite', 'leave', 'delete', 'report'] as const;

export type GroupType = (typeof groupTypes)[number];
export type GroupTab = (typeof groupTabs)[number];
export type GroupSort = (typeof groupSorts)[number];
export type Membership = (typeof memberships)[number];
export type GroupAct = (typeof groupActs)[number];
