/**
 * Accepted `sslmode`, as in libpq: no TLS; TLS with any certificate; certificate signed by `sslrootcert`; trusted
 * certificate for the host. `allow` and `prefer` are refused, because an attacker in the network could prevent TLS.
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

/** The address for pg, with the option that gives `sslmode` its libpq meaning, as in every other PostgreSQL program. */
export function forPg(url: string): string {
  const parsed = new URL(url);
  if (parsed.searchParams.has('sslmode')) parsed.searchParams.set('uselibpqcompat', 'true');
  return parsed.href;
}
