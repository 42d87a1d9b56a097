import type { JsonKind, KillFileFault, KillFileStatus, Place } from '../answers/answers.ts';

const kinds: Record<JsonKind, string> = {
  ...{ null: 'null', list: 'a list', object: 'an object' },
  ...{ string: 'a string', number: 'a number', boolean: 'true or false' },
};

const required = {
  file: 'and must be { "killed": […], "frozen": … }',
  killed: 'and must be a list such as ["feed@1.1.0+b110"]',
  frozen: 'and must be true or false',
};

const at = ({ line, column }: Place): string => `line ${line}, column ${column}`;

function faultText(fault: KillFileFault): string {
  switch (fault.what) {
    case 'unreadable':
      return `it cannot be read (${fault.code})`;
    case 'encoding':
      return 'it is no text in UTF-8';
    case 'no-mark':
      return 'it is UTF-16 without a byte order mark: write it in UTF-8';
    case 'empty':
      return 'it is empty';
    case 'comma':
      return `there is a comma too many at ${at(fault.place)}`;
    case 'json':
      return `it is no JSON${fault.place ? ` at ${at(fault.place)}` : ''} (${fault.cause})`;
    case 'unknown-key':
      return `it has the key "${fault.key}", and may have "killed" and "frozen" only`;
    case 'twice':
      return `it has "${fault.key}" twice`;
    case 'kind': {
      const { part, kind } = fault;
      if (typeof part === 'number')
        return `entry ${part} of "killed" is ${kinds[kind]}, and must be a string`;
      return `${part === 'file' ? 'it' : `"${part}"`} is ${kinds[kind]}, ${required[part]}`;
    }
  }
}

/** What the kill file does, or why it does not, and what to do about it. */
export function killFileSentence({ file, frozen, killed, unknown, fault }: KillFileStatus): string {
  const known = killed.filter((name) => !unknown.includes(name)).join(', ');
  if (fault !== null) {
    const kept = known ? `${known} stays killed, as the file said before` : 'no version is killed';
    return `${file} cannot be understood: ${faultText(fault)}. Until it is corrected or removed, everybody is on stable versions, and ${kept}.`;
  }
  const does = [known && `nobody is given ${known}`, frozen && 'everybody is on stable versions'].filter(
    Boolean,
  );
  const effect = does.join(', and ') || 'nothing is killed';
  const missing =
    unknown.length > 0
      ? ` No version is called ${unknown.join(', ')}: rollout status <area> lists them.`
      : '';
  return `${file}: ${effect}.${missing}`;
}
