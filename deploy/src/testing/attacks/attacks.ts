import type { Attack } from './attack.ts';
import { fillTabs } from './fill-tabs.ts';
import { forgedAddresses } from './forged-addresses.ts';
import { forgedRollback } from './forged-rollback.ts';
import { forgedThroughProxy } from './forged-through-proxy.ts';
import { hiddenFailure } from './hidden-failure.ts';
import { joinedFiles } from './joined-files.ts';
import { overrideLinkAttack } from './override-link.ts';
import { pipelining } from './pipelining.ts';
import { resetStreams } from './reset-streams.ts';
import { silentConnections } from './silent-connections.ts';
import { slowBodies } from './slow-bodies.ts';
import { unlistedFiles } from './unlisted-files.ts';
import { unreadAnswers } from './unread-answers.ts';

/** All attacks of `npm run soak -- attack`, one file each. */
export const attacks: Attack[] = [
  forgedAddresses,
  forgedThroughProxy,
  silentConnections,
  pipelining,
  resetStreams,
  slowBodies,
  unreadAnswers,
  forgedRollback,
  hiddenFailure,
  fillTabs,
  joinedFiles,
  unlistedFiles,
  overrideLinkAttack,
];
