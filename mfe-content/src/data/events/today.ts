import { dayOf } from '@az/shared/sample/people';

/** The present day, `YYYY-MM-DD`. */
export const today = (): string => dayOf(new Date());
