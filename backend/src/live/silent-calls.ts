/** Calls that are not a GET and emit nothing, with the reason; all others have `config.call.emits`. */
export const silentCalls: Readonly<Record<string, string>> = {
  'POST /verify-token': 'It reads.',
  'POST /province/{code}': 'It reads, although the specification makes it a POST.',
  'POST /city/{code}': 'It reads, although the specification makes it a POST.',
  'POST /login': 'A new session shows in the list of sessions alone, which is read when it is opened.',
  'POST /logout': 'The sweep ends the streams of the session.',
  'DELETE /account/sessions': 'The sweep ends the streams of the sessions.',
  'DELETE /account/sessions/{id}': 'The sweep ends the streams of the session.',
  'PUT /account/password': 'The sweep ends the streams of the other sessions.',
  'POST /reset-password': 'The sweep ends the streams of all sessions.',
  'POST /register': 'No page shows somebody new.',
  'POST /forgot-password': 'It sends a mail.',
  'POST /account/email-change': 'It sends a mail.',
  'DELETE /account/email-change':
    'The wanted e-mail shows in the settings alone, which read it when they are opened.',
  'POST /add-company': 'Companies show in the form of a job, which reads them when it is opened.',
  'PUT /push/subscription': 'It concerns the browser that calls.',
  'DELETE /push/subscription': 'It concerns the browser that calls.',
  'POST /push/notice': 'It reads; its body keeps secrets out of the address.',
  'PUT /live/connections/{id}': 'It concerns the stream of the client that calls.',
};
