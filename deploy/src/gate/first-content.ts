import { isShell, type VersionRecord } from '../versions/record.ts';
import type { Finding } from './finding.ts';

/** Active markup and external references, which first content must not contain. */
const active =
  /<(script|style|link|meta|base|iframe|object|embed|form|input|select|textarea)\b|[\s/"'](on\w+|style|srcdoc|nonce)\s*=|javascript:/i;

/** The same for pages of the shell, which may have fields in forms that send nothing: only the page sends them. */
const activeInShell =
  /<(script|style|link|meta|base|iframe|object|embed|select|textarea|form(?![^>]* method="dialog"))\b|[\s/"'](on\w+|style|srcdoc|nonce|action|formaction|formmethod)\s*=|javascript:/i;

/** Findings for first content that could run or load something, even if the page's policy would prevent it. */
export function inertFindings(record: VersionRecord): Finding[] {
  const who = `${record.area} ${record.version}`;
  const pages = Object.entries(record.firstContent ?? {});
  const frame = isShell(record) && record.publicFrame;
  const contents = [
    ...(frame ? [['the public frame', frame, active] as const] : []),
    ...pages.map(([path, page]) => [path, page, isShell(record) ? activeInShell : active] as const),
  ];
  return contents.flatMap(([name, content, forbidden]) => {
    const found =
      forbidden.exec(content.html)?.[0].trim() ?? /<|@import|expression\(/.exec(content.style)?.[0];
    return found ? [{ who, what: `the first content of ${name} has ${found}.` }] : [];
  });
}
