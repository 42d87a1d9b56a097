/**
 * What `sslmode` may be, as libpq means it: without TLS, with TLS and any certificate, with a certificate of `sslrootcert`,
 * with one that also names the host. `allow` and `prefer` would let the network decide.
 */
const sslModes = ['disable', 'require', 'verify-ca', 'verify-full'];

/** Error message for an invalid PostgreSQL address; it does not repeat the address. Null when valid. */
export function databaseUrlMistake(url: string): string | null {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (!parsed || !/^postgres(ql)?:$/.test(parsed.protocol) || parsed.pathname.length < 2)
    return 'DATABASE_URL must be an address like postgres://user:password@host:5432/database.';
  const mode = parsed.searchParams.get('sslmode');
  if (mode !== null && !sslModes.includes(mode))
    return `The sslmode of DATABASE_URL must be one of ${sslModes.join(', ')}.`;
  if (mode === 'verify-ca' && !parsed.searchParams.has('sslrootcert'))
    return 'With sslmode=verify-ca, DATABASE_URL must name the authority: sslrootcert=/path/ca.pem.';
  return null;
}

/** The address as pg needs it to give `sslmode` the meaning it has for every other PostgreSQL program. */
export function forPg(url: string): string {
  const parsed = new URL(url);
  if (parsed.searchParams.has('sslmode')) parsed.searchParams.set('uselibpqcompat', 'true');
  return parsed.href;
}
