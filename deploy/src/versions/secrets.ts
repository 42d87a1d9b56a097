import { lintSource } from '@secretlint/core';
import { creator as pattern } from '@secretlint/secretlint-rule-pattern';
import { creator as recommended } from '@secretlint/secretlint-rule-preset-recommend';

/** What no file of a browser has any use for, beside the formats of well-known services. */
const ours = [
  // Session tokens, keys of signatures and of encryption as this product makes them.
  { name: '32 bytes in hexadecimal', pattern: '/(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])/i' },
  // The preset knows none as short as those of Ed25519, which sign versions.
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

/** What in a file looks like a secret: the kind and the line, never the secret itself. */
export async function findSecrets(file: string, content: string): Promise<string[]> {
  const { messages } = await lintSource({
    source: { content, filePath: file, contentType: 'text' },
    options: { config, maskSecrets: true },
  });
  return messages.map(({ message, loc }) => `${message}, line ${loc.start.line}`);
}
