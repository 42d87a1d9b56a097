const second = 1000;

const isLoopback = (host: string) => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host);

/** How to reach the mail server of an `smtp:` or `smtps:` address, user and password included. */
export function smtpOptions(address: string) {
  const { protocol, hostname, port, username, password } = new URL(address);
  const secure = protocol === 'smtps:';
  const auth = { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    // Requires STARTTLS before a password crosses a network, because an attacker could remove the server's offer of it.
    requireTLS: !secure && username !== '' && !isLoopback(hostname),
    ...(username === '' ? {} : { auth }),
    connectionTimeout: 10 * second,
    greetingTimeout: 10 * second,
    socketTimeout: 20 * second,
    dnsTimeout: 10 * second,
  };
}
