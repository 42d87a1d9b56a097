import { isShell, type VersionRecord } from '../versions/record.ts';
import type { Finding } from './finding.ts';

/** Active markup and external references, which first content must not contain. */
const active =
  /<(script|style|link|meta|base|iframe|object|embed|form|input|select|textarea)\b|[\s/"'](on\w+|style|srcdoc|nonce)\s*=|javascript:/i;

/** Findings for first content that could run or load something, even if the page's policy would prevent it. */
export function inertFindings(record: VersionRecord): Finding[] {
  const who = `${record.area} ${record.version}`;
  const contents = isShell(record)
    ? [['the public frame', record.publicFrame] as const]
    : Object.entries(record.firstContent ?? {});
  return contents.flatMap(([name, content]) => {
    if (!content) return [];
    const found = active.exec(content.html)?.[0].trim() ?? /<|@import|expression\(/.exec(content.style)?.[0];
    return found ? [{ who, what: `the first content of ${name} has ${found}.` }] : [];
  });
}
