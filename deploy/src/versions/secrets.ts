import { lintSource } from '@secretlint/core';
import { secretLintProfiler } from '@secretlint/profiler';
import { creator as pattern } from '@secretlint/secretlint-rule-pattern';
import { creator as recommended } from '@secretlint/secretlint-rule-preset-recommend';

// Off, because the profiler keeps every mark as long as the process runs, and searches all marks at each new one.
secretLintProfiler.mark = () => undefined;

/** Secrets that no browser file needs, in addition to the formats of well-known services. */
const ours = [
  // Session tokens, signing keys and encryption keys of this product.
  { name: '32 bytes in hexadecimal', pattern: '/(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])/i' },
  // The preset's rule finds only longer keys than those of Ed25519, with which versions are signed.
  {
    name: 'a private key',
    pattern: '/-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----(?:\\s|\\\\n)*[A-Za-z0-9+/]{16}[^-]*/',
  },
  {
    name: 'an address with a password',
    pattern: '/\\b(?:postgres(?:ql)?|smtps?|redis|mysql):\\/\\/[^\\s:@"\'`]+:[^\\s@"\'`]+@/',
  },
];

const config: Parameters<typeof lintSource>[0]['options']['config'] = {
  rules: [
    { id: '@secretlint/secretlint-rule-preset-recommend', rule: recommended },
    { id: '@secretlint/secretlint-rule-pattern', rule: pattern, options: { patterns: ours } },
  ],
};

/** Secrets found in a file: kind and line, never the secret itself. */
export async function findSecrets(file: string, content: string): Promise<string[]> {
  const { messages } = await lintSource({
    source: { content, filePath: file, contentType: 'text' },
    options: { config, maskSecrets: true },
  });
  return messages.map(({ message, loc }) => `${message}, line ${loc.start.line}`);
}
