import { isTooShort } from './password-rules.ts';

export type Strength = 'too-short' | 'weak' | 'fair' | 'good' | 'strong';

/** Common words and keyboard rows at the top of lists of leaked passwords, French ones included. */
const common = [
  ...['password', 'passwort', 'motdepasse', 'passe', 'secret', 'admin', 'root', 'user', 'login', 'welcome'],
  ...[
    'bienvenue',
    'bonjour',
    'salut',
    'azerty',
    'qwerty',
    'qwertz',
    'uiop',
    'qsdf',
    'asdf',
    'wxcvbn',
    'zxcvbn',
  ],
  ...[
    'soleil',
    'chocolat',
    'doudou',
    'loulou',
    'nicolas',
    'camille',
    'marseille',
    'france',
    'paris',
    'jetaime',
  ],
  ...[
    'amour',
    'coucou',
    'chouchou',
    'princesse',
    'football',
    'dragon',
    'monkey',
    'sunshine',
    'iloveyou',
    'love',
  ],
  ...[
    'letmein',
    'master',
    'superman',
    'batman',
    'pokemon',
    'naruto',
    'starwars',
    'freedom',
    'computer',
    'internet',
  ],
  ...[
    'janvier',
    'fevrier',
    'mars',
    'avril',
    'juin',
    'juillet',
    'aout',
    'septembre',
    'octobre',
    'novembre',
    'decembre',
  ],
  ...[
    'lundi',
    'mardi',
    'mercredi',
    'jeudi',
    'vendredi',
    'samedi',
    'dimanche',
    'connect',
    'test',
    'demo',
    'abc',
  ],
];

const lookalikes: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '7': 't',
};

/** Bits that a known word, a year or a sequence adds: about as many as are needed to choose one from a short list. */
const knownBits = 8;
const placeholder = '\u0000';

const isSequence = (text: string): boolean => {
  const steps = new Set(
    [...text].slice(1).map((letter, index) => letter.charCodeAt(0) - text.charCodeAt(index)),
  );
  const [step = 0] = steps;
  return steps.size === 1 && Math.abs(step) <= 1;
};

function replaceSequences(text: string): string {
  let rest = '';
  for (let at = 0; at < text.length; ) {
    let end = at + 3;
    while (end <= text.length && isSequence(text.slice(at, end))) end += 1;
    const isLong = end > at + 3;
    rest += isLong ? placeholder : text[at];
    at = isLong ? end - 1 : at + 1;
  }
  return rest;
}

/** Replaces every known word by a placeholder, in the order of `words`; each character counts for one word only. */
function replaceWords(text: string, words: string[]): string {
  let plain = [...text.toLowerCase()].map((letter) => lookalikes[letter] ?? letter).join('');
  let rest = text;
  for (const word of words) {
    const known = placeholder + '\u0001'.repeat(word.length - 1);
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word)) {
      plain = plain.slice(0, at) + known + plain.slice(at + word.length);
      rest = rest.slice(0, at) + known + rest.slice(at + word.length);
    }
  }
  return rest.replaceAll('\u0001', '');
}

function bitsOf(password: string, personal: string[]): number {
  const own = personal
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length > 2);
  const words = [...own, ...common].sort((a, b) => b.length - a.length);
  const rest = replaceSequences(replaceWords(password, words).replace(/(?:19|20)\d\d/g, placeholder));
  const free = [...rest].filter((letter) => letter !== placeholder);
  const alphabet = [
    [/\p{Ll}/u, 26],
    [/\p{Lu}/u, 26],
    [/\p{N}/u, 10],
    [/[^\p{L}\p{N}]/u, 33],
  ] as const;
  const size = alphabet.reduce(
    (sum, [kind, count]) => sum + (free.some((letter) => kind.test(letter)) ? count : 0),
    0,
  );
  const repeated = new Set(free).size / (free.length || 1);
  return (
    (rest.length - free.length) * knownBits + free.length * Math.log2(size || 1) * Math.min(1, 0.4 + repeated)
  );
}

/** A rough, cautious estimate that needs little code. The server has longer lists of words, and decides. */
export function estimateStrength(password: string, personal: string[] = []): Strength {
  if (isTooShort(password)) return 'too-short';
  const bits = bitsOf(password, personal);
  if (bits < 36) return 'weak';
  if (bits < 56) return 'fair';
  return bits < 76 ? 'good' : 'strong';
}
