export {
  getAnnouncementComments,
  getAnnouncementImages,
  getGlobalFeed,
  storeAnnouncementComment,
} from './announcements.api.ts';
export { AppError, asAppError, isAppError } from './app-error.ts';
export { getCapabilities } from './client.ts';
export { isAskedEarly, isPageAnswered } from './early-calls.ts';
export { errorSentences } from './error-sentences.ts';
export { isOffline, recordReached, subscribeToNetwork } from './network.ts';
export { isWritePending } from './pending-writes.ts';
export { getCoverPicture, getProfilePicture } from './pictures.api.ts';
export { connectSampleServer } from './sample-port.ts';
export { signIn, signOut, verifyToken } from './session.api.ts';
export { hasCapability, useCapability, useIsSample } from './use-capability.ts';
export { useWrite } from './use-write.ts';
