export { usePeople } from '@az/shared/sample/people';

export type Author = { name: string; role?: string | null; picture: string | null };

export const suggestedCount = 5;
