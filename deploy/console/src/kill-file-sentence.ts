import type { JsonKind, KillFileFault, KillFileStatus, Place } from './data/reply-types.ts';

const kinds: Record<JsonKind, string> = {
  ...{ null: 'null', list: 'une liste', object: 'un objet' },
  ...{ string: 'un texte', number: 'un nombre', boolean: 'true ou false' },
};

const required = {
  file: 'au lieu de { "killed": […], "frozen": … }',
  killed: 'au lieu d’une liste comme ["feed@1.1.0+b110"]',
  frozen: 'au lieu de true ou false',
};

const at = ({ line, column }: Place): string => `ligne ${line}, colonne ${column}`;

function faultText(fault: KillFileFault): string {
  switch (fault.what) {
    case 'unreadable':
      return `il ne peut pas être lu (${fault.code})`;
    case 'encoding':
      return 'ce n’est pas du texte en UTF-8';
    case 'no-mark':
      return 'il est en UTF-16 sans indicateur d’ordre des octets\u202f: écrivez-le en UTF-8';
    case 'empty':
      return 'il est vide';
    case 'comma':
      return `il y a une virgule de trop, ${at(fault.place)}`;
    case 'json':
      return `ce n’est pas du JSON${fault.place ? `, ${at(fault.place)}` : ''}`;
    case 'unknown-key':
      return `il a la clé «\u202f${fault.key}\u202f», et seules «\u202fkilled\u202f» et «\u202ffrozen\u202f» sont permises`;
    case 'twice':
      return `il a deux fois «\u202f${fault.key}\u202f»`;
    case 'kind': {
      const { part, kind } = fault;
      if (typeof part === 'number')
        return `l’élément ${part} de «\u202fkilled\u202f» est ${kinds[kind]} au lieu d’un texte`;
      return `${part === 'file' ? 'il' : `«\u202f${part}\u202f»`} est ${kinds[kind]} ${required[part]}`;
    }
  }
}

/** What the kill file does, or why it does not, and what to do about it. */
export function killFileSentence({ file, frozen, killed, unknown, fault }: KillFileStatus): string {
  const known = killed.filter((name) => !unknown.includes(name)).join(', ');
  if (fault !== null) {
    const kept = known
      ? `${known} reste à l’arrêt, comme le fichier le disait avant`
      : 'aucune version n’est arrêtée';
    return `${file} est incompréhensible\u202f: ${faultText(fault)}. Tant qu’il n’est ni corrigé ni supprimé, tout le monde est sur les versions stables, et ${kept}.`;
  }
  const does = [
    known && `personne ne reçoit ${known}`,
    frozen && 'tout le monde est sur les versions stables',
  ];
  const effect = does.filter(Boolean).join(', et ') || 'rien n’est arrêté';
  const missing =
    unknown.length > 0 ? ` Aucune version ne s’appelle ${unknown.join(', ')}\u202f: vérifiez ce nom.` : '';
  return `${file}\u202f: ${effect}.${missing}`;
}
