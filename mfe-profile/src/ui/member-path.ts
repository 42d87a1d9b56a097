export const memberPath = (path: string, memberId: string | null): string =>
  `${path}?${new URLSearchParams({ member: memberId ?? '' })}`;
