import { dayOf } from '@az/shared/sample/people';

/** Today's date, `YYYY-MM-DD`. */
export const today = (): string => dayOf(new Date());
