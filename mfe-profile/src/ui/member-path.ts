/** The address of a part of another member's profile. */
export const memberPath = (path: string, memberId: string | null): string =>
  `${path}?${new URLSearchParams({ member: memberId ?? '' })}`;
