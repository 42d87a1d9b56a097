import type { CommandRefusal } from './reply-types.ts';

/** Why a call of the control plane failed. `lost`: no reply came, so it is unknown whether the call arrived. */
type CallFailureKind =
  | 'signed-out'
  | 'not-allowed'
  | 'not-found'
  | 'conflict'
  | 'refused'
  | 'too-many'
  | 'lost'
  | 'server';

const kinds: Record<number, CallFailureKind> = {
  400: 'refused',
  401: 'signed-out',
  403: 'not-allowed',
  404: 'not-found',
  409: 'conflict',
  422: 'refused',
  429: 'too-many',
  507: 'refused',
};

/** A failed call of the control plane, with the refusal of the origin if any. */
export class CallFailure extends Error {
  readonly kind: CallFailureKind;
  readonly refusal: CommandRefusal | null;

  constructor(kind: CallFailureKind, refusal: CommandRefusal | null = null, cause?: unknown) {
    super(refusal?.sentence ?? kind, { cause });
    this.kind = kind;
    this.refusal = refusal;
  }
}

function isRefusal(value: unknown): value is CommandRefusal {
  const { ok, sentence, findings }: Partial<CommandRefusal> = value ?? {};
  return ok === false && typeof sentence === 'string' && Array.isArray(findings);
}

export const failureOf = (status: number, body: unknown): CallFailure =>
  new CallFailure(kinds[status] ?? 'server', isRefusal(body) ? body : null);

/** What happened and what to do. A command replaces the sentence for `lost` with a longer one. */
export const sentences: Record<CallFailureKind, string> = {
  'signed-out': 'Ce jeton n’est pas accepté\u202f: il est inconnu, expiré ou révoqué.',
  'not-allowed': 'Ce jeton ne donne pas ce droit.',
  'not-found': 'L’origine ne connaît pas ce qui est demandé.',
  conflict: 'Quelqu’un a été plus rapide\u202f: l’état a changé.',
  refused: 'L’origine a refusé.',
  'too-many':
    'Ce jeton n’est pas accepté, et trop d’autres l’ont été refusés depuis cette adresse\u202f: vérifiez-le, ou attendez une minute.',
  lost: 'L’origine ne répond pas\u202f: vérifiez votre connexion, puis réessayez.',
  server:
    'L’origine a répondu par une erreur\u202f: son journal dit pourquoi. Réessayez dans un instant\u202f; si une version doit être retirée avant, écrivez kill.json sur chaque origine.',
};

/** Returns an error of a call as a `CallFailure`, and throws any other error again. */
export function asFailure(error: unknown): CallFailure {
  if (error instanceof CallFailure) return error;
  throw error;
}
