/**
 * Calls that write and emit no events, because nothing that another client shows live depends on them. Every other call
 * that writes declares what it emits (`config.call.emits`).
 */
export const silentCalls: readonly string[] = [
  'POST /verify-token',
  'POST /login',
  'POST /logout',
  'POST /register',
  'POST /forgot-password',
  'POST /reset-password',
  'POST /confirm-email',
  'DELETE /account/sessions',
  'DELETE /account/sessions/{id}',
  'PUT /account',
  'DELETE /account',
  'PUT /account/password',
  'POST /account/email-change',
  'DELETE /account/email-change',
  'PUT /account/preferences',
  'POST /add-company',
  'POST /add-jobs-history',
  'PUT /jobs-history/{id}',
  'DELETE /jobs-history/{id}',
  'POST /profile/picture',
  'DELETE /profile/picture',
  'POST /cover/picture',
  'DELETE /cover/picture',
  'PUT /live/connections/{id}',
  // These read, although the specification makes them POST.
  'POST /province/{code}',
  'POST /city/{code}',
];
